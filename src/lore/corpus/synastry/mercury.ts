import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** Your Mercury, and what it meets in your partner. */
export const mercurySynastry: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'friendship',
        sentences: [
          'A biographer would envy how well you can say who {partner} is{ref}.',
          'What they only intend, you already have a title for.',
          'Read them the title as a question, and be glad when they strike it out and write a better one.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The project belongs to {partner}, and half of its vocabulary to you{ref}.',
          'You hear a wish and your head starts drafting.',
          "Leave a page free for a thought that serves nobody's purpose, and show them that one as well.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'A clever question from you, asked while the pasta boils, and {partner} knows what to do about the job{ref}.',
          'They like to be thought about in complete sentences.',
          'Leave a gap after the question, long enough for the lid to rattle.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Introduced by you, {partner} sounds like somebody worth crossing the room for{ref}, and blushes because it's accurate.",
          'You have the words, they have the substance.',
          'Try one of those introductions on them in private, on a Monday.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Your small correction about the year lands on {partner} as a correction of the person{ref}.',
          'Nobody but you was talking about dates.',
          'Let three wrong details pass in a story they tell well, and look up the fourth in secret.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{partner} announces, you annotate{ref}, and by coffee they feel smaller while you feel helpful.',
          "A plan just born can't hear objections yet.",
          'Write yours on a card, sleep beside it, and offer the best one tomorrow with a compliment that is true.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'habit',
        sentences: [
          'Telling {partner} about the day has become how both of you come home{ref}.',
          'Your words find the feeling they were having by the stove.',
          "Some nights they'd be happier with the sound of pages, so bring a book to the kitchen and read.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You can recite the street {partner} grew up in without having walked it{ref}.',
          'You asked, they remembered, and the names stuck with the smells.',
          "Write down the grandmother's sayings, and have them check the spelling of the cat.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'A message from you around noon, two lines and a joke, feeds {partner} better than the sandwich{ref}.',
          'It says that someone has them in mind.',
          "Send it plain on gray days, and don't expect wit in return before evening.",
        ],
      },
      {
        view: 'love',
        sentences: [
          "When {partner} can't say what's wrong, you offer three possible words and wait{ref}.",
          'The second one usually brings the sigh.',
          'You do this gently and well, so let them know that no word at all is a fourth choice.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'You ask for reasons while {partner} is still looking for a handkerchief{ref}.',
          'Being understood comes later, being kept company comes first.',
          'Close the argument like a laptop, sit on the same side of the table, and try a question tomorrow.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Your jokes about the mess, the family, the old robe reach {partner} in a soft place{ref}.',
          'They laugh a second late.',
          "Ask which of the subjects has a bruise, and use your wit on the neighbors' hedge in the meantime.",
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'friendship',
        sentences: [
          'You and {partner} could be published as one long footnote{ref}.',
          "A word from yesterday is enough, and strangers at the table ask what's funny.",
          'Explain it to them once in a while, because a private language gets thin without visitors.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Emails cross, saying the same thing{ref}, and each of you claims to have thought of it on the stairs.',
          "{partner}'s mind makes your mistakes, too.",
          'Have someone else read whatever the two of you find perfectly clear.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'Planning a trip takes you two one bus ride{ref}: you have the map, {partner} has the opening hours.',
          'Thoughts get handed over and come back improved.',
          'Use the talent on something dull, like the insurance folder, and reward it with pastry.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "What you can't decide alone, say aloud to {partner} between two errands{ref}.",
          "They don't take the thought away from you, they turn it so the label shows.",
          'Decide before the second errand, then change the subject.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "You speak in conclusions and {partner} speaks in the steps toward them{ref}, or else it's the other way around before noon.",
          "Each of you believes the other isn't listening.",
          'Repeat their last sentence in your own words before adding one.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          "'Soon' means ten minutes to you and sometime in June to {partner}{ref}.",
          'The dictionary, more than the heart, is where you two collide.',
          'Put numbers on the fridge: hours, days, amounts, and which of you is buying the milk.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          'Your turns of phrase are what {partner} likes to hear across a pillow or a parking lot{ref}.',
          'Wit and liking have moved in together.',
          'Write a page by hand, with a bad pun in it, and leave it where they keep the good soap.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Museums go well with you two{ref}: you read the label, {partner} looks at the painting, and between you it's seen.",
          'Talk about taste is a pleasure here.',
          'Next time look first, and let them do the telling.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'You always know which of the two curtains to praise, and {partner} always believes you{ref}.',
          'Your kind words are specific, which is why they are kept.',
          "Say one today about something that isn't decorative, like the way they hang up the phone.",
        ],
      },
      {
        view: 'money',
        sentences: [
          'Before {partner} buys the lamp, you talk it over in the store like diplomats{ref}.',
          "Your facts don't spoil their joy, and their joy dresses up your facts.",
          'Settle what it may cost on the way, while it still has no name.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "The sharper of your remarks hurt {partner}'s ear before they've reached the reason{ref}.",
          "They'd rather have the thing said beautifully or not today.",
          'Rewrite one complaint as an invitation, read it aloud to the cat, and then bring it.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Your compliments come with a clause{ref}, and {partner} hears mostly the clause.',
          'Precision is your way of being sincere, and softness is theirs.',
          "Say 'I like that on you' and stop there, though the sentence seems unfinished and you know a better adjective.",
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "You have hardly said 'one could', and {partner} has done it{ref}.",
          'Your thinking and their doing sit on one bicycle.',
          'Watch what you wonder aloud near open paint, and give the good ideas to them with the brakes already described.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Debate is sport for you two, with witnesses{ref}.',
          'Your points get sharper because {partner} hits them back hard.',
          'Agree on a final whistle, shake hands in front of the guests, and let somebody shy have the next ten minutes.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Where you circle a question for the third time, {partner} picks up the phone{ref}.',
          'You supply the number and what to ask.',
          'Keep this division for everything that has been on your list since fall, starting with the shortest call.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          "Instructions from you make sense to {partner}'s hands{ref}: you read the manual aloud, they tighten the screws, and the shelf stands.",
          'Nobody sulks over the leftover bolt.',
          'Choose the next thing in need of assembling, and start before lunch.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'In the car you know the better route, and {partner} has both hands on the wheel{ref}.',
          'Your information works on them like a horn.',
          'Speak before the engine starts or after the arrival, and look at the fields in the meantime.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "A witty reply from you is a match near {partner}'s dry grass{ref}.",
          'You meant it for the argument, and it caught the temper.',
          "Drop the last clause, the good one, and say what you'd like to have happen by tonight.",
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'friendship',
        sentences: [
          'One fact from you and {partner} has a philosophy by the second glass{ref}.',
          'Talk between you gains a continent an hour.',
          "Bring home something small from it: look up a single claim together, and let it be wrong if it's wrong.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          "Your ideas are believed by {partner} before they're finished{ref}, which makes you fluent.",
          "It's a fine climate for beginnings.",
          'Do the arithmetic by yourself the morning after, and take the sum back to them without embarrassment.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          "A message begun as a complaint turns cheerful halfway, because it's going to {partner}{ref}.",
          'They answer the spirit of it, with an exaggeration that helps.',
          'Learn something together this winter, an alphabet or the names of birds.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You sort, {partner} widens{ref}, and the dull report acquires a reason to exist.',
          'They ask what it is all for, in a tone that makes you want to know.',
          'Let them read the first page of anything, and you the last.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "'About two hundred people,' says {partner}, and you, who counted, say forty{ref}.",
          'They were telling the truth about the evening, you about the chairs.',
          'Leave the big number standing until the guests have gone, and enjoy the evening it describes.',
        ],
      },
      {
        view: 'money',
        sentences: [
          "Your list has nine items and {partner}'s answer is 'it'll work out'{ref}.",
          'The more they wave, the smaller you write.',
          "Pick the two lines that really can't be left to luck, ask about those, and fold the paper.",
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'With {partner} listening you finish your sentences{ref}.',
          'They weigh a word before they put it away, so yours come out fewer and better made.',
          'Keep a place for nonsense, too, and see what happens at the corner of their mouth.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Things you said lightly in spring, {partner} still has on file{ref}.',
          'It makes you careful, and it makes you believed.',
          'Go through the old promises together once a year, with a pencil, and release each other from the silly ones.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          "Tell {partner} a plan, and there's soon a folder with its name on the spine{ref}.",
          'They give your quickness a shelf to stand on.',
          "Bring your next idea when it has only a first line, and ask which part of it they'd test.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A contract gets read twice in your company{ref}, once by you for the wording and once by {partner} for the years.',
          'Serious talk is restful here.',
          'Have it at the cleared table, in the morning, and put the result in four lines.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Your joke crosses the room, and {partner} asks what is meant by it{ref}.',
          "Suddenly you're explaining under a desk lamp.",
          "Say 'only play' without offense, and notice the hours when they're too tired for it, which are mostly the ones before supper.",
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'After two short answers from {partner} you stop bringing your thoughts home{ref}, and tell them to the train window instead.',
          'A short answer may only be a full head.',
          'Ask for a time to talk, and let it be theirs to name.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'friendship',
        sentences: [
          'Conversation with {partner} leaves the tracks in the second minute{ref}, and you arrive somewhere neither has been.',
          'Your thoughts get quicker there, and stranger.',
          'Keep paper by the bread, since most of it is gone by the time the plates are.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Long after {partner} has hung up, your head is still switching on lights{ref}.',
          'They interrupt what you were thinking with what you could think.',
          'Walk around the block without a phone, and sleep before you send the eleven messages.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'When your draft is correct and dead, {partner} moves the last paragraph to the top{ref}.',
          "You wouldn't have dared, and you can see at once that it's right.",
          'Show them the next one early, before your commas are proud.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Only {partner} laughs at the thing you muttered{ref}, and from across the table, too.',
          'Your humor and their liking for the odd have been introduced.',
          'Answer an ordinary question together in an unusual way, and let the dinner recover.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Before your sentence has its verb, {partner} has jumped to another subject{ref}.',
          'You feel cut off, and they feel they had understood.',
          "Say 'one more line' with a raised finger, finish it in that line, and then jump along.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The plan you made with {partner} on Tuesday is news to them by Thursday{ref}.',
          'You took it for an agreement and they took it for a thought.',
          "End such talks by asking 'is this fixed or floating', and write down the answer.",
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'memory',
        sentences: [
          '{partner} finishes your sentence with an image, and you forget what the fact was{ref}.',
          'Sober matters turn into a kind of song between you.',
          'Make something of it, a story or a labeled jar, and keep the train times on a separate sheet.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "You can read {partner} without a word, and now and then you read what isn't written{ref}.",
          'The guess is tender and the error is honest.',
          'Before acting on it, say aloud what you believe they meant, and watch the eyebrows.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'Read aloud to {partner} while something simmers{ref}, and the evening gets a second floor.',
          'You have the words in order, they have the feel for what lies between the lines.',
          'Ask what they saw when you stopped at the comma.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'What {partner} mumbles about a mood, you turn into something they can use{ref}, without pinning the wings.',
          'They in turn teach your good sense to dream.',
          'Trade one a week: a half-formed feeling for a clear question.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Ask {partner} where they were and you get the color of the evening{ref}.',
          'You start to cross-examine, they start to dissolve.',
          'Settle on the few things that need plain facts, keys and dates and money, and let the rest stay a watercolor.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "Two people left that talk with two different agreements{ref}, and {partner}'s is the prettier one.",
          'You heard terms where they heard a mood.',
          "Send three lines afterward saying what you understood, and ask them to change what's wrong.",
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          'Small talk with {partner} lasts as far as the coat hooks{ref}.',
          "Then you're saying things you had not known you thought, and they nod as if they had.",
          'Choose one matter that stays unspoken for now, and be at peace with it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A remark by {partner} goes on working in your head for weeks, like a screw turned quarter by quarter{ref}.',
          'It often gets you to the real question.',
          'Write your own answer before asking for theirs, and compare the pages.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'You can ask {partner} the question everyone else walks around{ref}.',
          "Put simply, by you, it doesn't frighten them, and the answer is worth the quiet before it.",
          'Have these talks while walking, so that both of you can look at the path.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Researching anything with {partner} is a pleasure{ref}: you follow the footnotes, they smell what was left out.',
          'Puzzles, family papers and broken toasters all give in.',
          'Pick a riddle that belongs to neither of you, and stay till the bottom of the box.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Your light tone, over a heavy thing, makes {partner} dig in{ref}.',
          'The more cleverly you put it, the less they say, and the less they say, the more you talk.',
          'Stop after one plain sentence, and sit through the pause without decorating it.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "'Why do you ask' has come up between you and {partner} once too often{ref}.",
          "They guard what you're only curious about, and you start to phrase things in disguise.",
          'Say what you want to know and what for, and take a no at its word.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          "You spoke first, about the coats or the bad coffee, and {partner}'s face was already answering{ref}.",
          'Their gestures act out what you think.',
          'Tell them what you noticed in that first minute, while you still have it word for word.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{partner} walks the way you talk{ref}, with the same turns and stops, so most conversations between you happen on foot.',
          'You comment, and they show.',
          'On the next round keep silent as far as the bridge, and see what the body says.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Nervous in the hallway, {partner} is glad of your chatter{ref}.',
          'You supply a first line that fits how they look and move, and the door is easier to open.',
          "Tell them in one sentence who'll be there, and which of them likes dogs.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'You are the one who can mention the spinach in the teeth{ref}, and {partner} thanks you.',
          'Your remarks on how they come across are useful and light.',
          'Balance them with one about what suits them, this week the gray, or the new glasses.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Comments on the pace, the hair, the volume come out of you as news{ref}, and {partner} wears them like labels.',
          'You were only observing aloud.',
          'For a day keep your observations to weather and dogs, and write the funny ones down.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "You're still discussing whether to go when {partner} has their shoes on, or the reverse, with you talking through the door{ref}.",
          'Their body decides without your minutes.',
          'Say your one essential point first, then get your coat.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "Half of {partner}'s working sentences were tried out on you{ref}.",
          "You know the jargon, the rival and the printer's nickname.",
          "Ask now and then where all of it is going, since you're the person who can put their direction in nine plain words.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Your way with words and {partner}'s profession seem to have gone to one school{ref}.",
          'A chat at the sink becomes a better title, a bolder letter.',
          'See that your own name stands under some piece of it, if only in pencil.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'The cover letter, the awkward call, the speech for the retiring colleague: {partner} brings them to you{ref}.',
          'You find the tone that does their name good.',
          'Do it beside them, aloud, so that next time they hear it themselves.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Talk with {partner} about work is best on the way somewhere{ref}.',
          'You ask what the post is called, who reads the reports, what would be missed, and their direction gets clearer by the mile.',
          'Leave the verdict to them and to Monday.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          "An office story of {partner}'s, told by you to the wrong guests, got a laugh and a cool ride home{ref}.",
          'To you it was a good story, to them it was a reputation.',
          "Ask 'may I tell this' first, and collect your own.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Your practical questions about {partner}'s career arrive in the plural{ref}: who, how long, and on what terms.",
          'They hear doubt where you meant interest.',
          'Choose one question a week, ask it with the dishes done, and believe the answer for the remaining six days.',
        ],
      },
    ],
  },
}
