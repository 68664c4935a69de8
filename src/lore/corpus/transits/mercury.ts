import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

export const mercuryTransits: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} your own opinion is unusually quick to find its words{ref}.',
          'Draft the paragraph about what you do and why, the one for the website or the application, in the first person.',
          "Leave out the word 'just'.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'At the table you notice {on}{ref} that people turn when you begin a sentence.',
          'Begin fewer, and finish them.',
          "One plain 'I think' near the start of the hour does more for you than six witty remarks toward the end of it.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Signing feels like saying who you are {on}{ref}, whether it is a parcel slip or a petition.',
          'Write the whole name, legibly.',
          'If some form still carries an old address or an old title, bring it up to date in your own hand.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} the voice in your head sounds like yours and not like a committee{ref}.',
          'Ask it the question you have been asking everyone else, aloud, on a walk around the block.',
          'Note the first answer before the others start improving it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} telling what you are up to takes three sentences and costs no courage{ref}.',
          'Tell someone who knew you before the plan existed.',
          'You are in the mood to hear their questions as interest, which is what most questions are.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'An introduction you have put off nearly writes itself {on}{ref}.',
          'Say your name, what you make, and the one thing you want to ask.',
          'Shorter than a postcard is fine, since clarity looks like confidence from the other side.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} head and will sit at one desk{ref}, so a plan can be checked without being talked to pieces.',
          'List what you want in the left column and the first step in the right.',
          'Make the call in line one before lunch.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "A teacher's remark about you, made in passing long ago, may come back {on}{ref}, and this time you can use it.",
          'Write it at the top of the page you are working on, and answer it below in your own name.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a small correction lands on you like a review of your whole character{ref}.',
          'It was about the date in line three.',
          'Fix the date, say thanks in two words, and let the speech you prepared in the corridor stay in the corridor.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Being interrupted stings more than usual {on}{ref}, and you raise your voice so as to be seen behind it.',
          'Lower it.',
          "'I had one more sentence' is enough, said once, and then make sure that it really is one.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} what you meant and what stands on the screen are two different people{ref}.',
          'Your name is under it, so read it as a stranger would, from the bottom up.',
          'Take out the line that was there to impress.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The more you explain your plan {on}{ref}, the less it sounds like yours.',
          'Everyone at the table has a better verb for it.',
          'Collect their notes on paper, promise no answer, and decide with the door closed which two serve what you want.',
        ],
      },
    ],
  },

  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          '{on} feelings want to talk, and they pick the kitchen{ref}.',
          'The message you type between the pot and the sink says how you are before it says what you need.',
          'Send it to whoever likes hearing both.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The shopping list turns into a diary {on}{ref}: milk, bulbs, tired, call home.',
          'Let it.',
          'The fourth item is the errand, so call before you go out, and keep it as short as the list, with a proper goodbye at the end.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} a word from childhood sits on your tongue{ref}, for a bread crust, or a slipper, or being cold.',
          'Use it with someone who knows it.',
          'If nobody near you does, write down what it means and who said it.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Thinking and tearing up are neighbors {on}{ref}, so a film or a note in a lunchbox can undo you for a minute.',
          'Name the feeling in one word, on paper, in pencil.',
          'After that the head is free for its errands.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          '{on} talking while chopping brings out what a sofa and two chairs could not{ref}.',
          'Ask the question with your back turned, over the onions.',
          'Whoever shares your home, or your phone line, finds it easier to answer a back.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'How you feel can be said in an ordinary voice {on}{ref}, without a preface.',
          'Tell a friend the plain version while you run an errand together.',
          'That spares them the guessing, and the rest of the walk can be about their week.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} small household matters let themselves be arranged by phone{ref}: the key, the plumber, who brings the potatoes.',
          'Do three in a row, sitting in the most comfortable chair.',
          'Rooms grow calmer when nothing in them is waiting to be asked.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'An old letter or a school notebook reads warmly {on}{ref}.',
          'Take one from the box, just one, and copy the line that sounds like your family on a good day.',
          'Think of the relative who would smile at it, and send it there.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you answer the tone and miss the question{ref}.',
          'What was asked was when the laundry will be done.',
          'Answer that, with an hour, and say separately that the tone stung, once the kettle has boiled and both of you are sitting.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Reasons keep you awake {on}{ref}, though what you want is a blanket.',
          'No argument ever put anyone to sleep.',
          'Write the two loudest thoughts on a card, carry it to another room, and come back to bed without it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the form asks for facts and you have a lump in your throat{ref}.',
          'Eat something warm first.',
          "Then fill in only the boxes that have numbers, and leave the one called 'remarks' until the next morning, when it needs fewer.",
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Everyone at home seems to talk at once {on}{ref}, the radio included, and nobody says what they need.',
          'Turn one thing off.',
          "Say your own need first, in five words or so, such as 'I want half an hour'.",
        ],
      },
    ],
  },

  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} your thoughts arrive in a pack and all of them want stamps{ref}.',
          'Keep one page for whatever comes and one for what goes out.',
          'By evening the first page may be full, and the second can hold three good lines.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You and your phone are one animal {on}{ref}, quick to prick up both ears.',
          'Ask the question you keep forgetting to ask, get the number nobody wrote down, confirm the train.',
          'By ten let the animal lie in the hall, face down.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "{on} you read whatever has letters on it{ref}: labels, footnotes, the notice in the stairwell, a stranger's newspaper.",
          'Choose the one text worth it and go back to its first page.',
          'Say the best line over to yourself, so that it stays.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A plan begins well if it begins as a conversation {on}{ref}.',
          "Say it aloud to somebody who asks 'and then?' after every step.",
          'Where you have no answer, draw a small box, and let filling that box be the next errand.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} the paperwork reads as if somebody sensible had written it{ref}.',
          'Fetch the form you shelved in a bad week.',
          'Start with the page you feared and work toward the easy one, where the signature goes, and mail it on your way to the bakery.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Conversation finds its feet quickly {on}{ref}, even with the person you usually text because calling is awkward.',
          'Call.',
          'Two minutes about the weather are allowed, and after them you can settle the date, the train and who brings what.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} names come when you call them{ref}, and so do phone numbers, song lines, the word for that tool.',
          'Use the nimbleness on something you want to keep.',
          'Learn eight lines by heart, on foot, and recite them to the dishes.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Explaining is no effort {on}{ref}, because you hear where the other person got lost.',
          'Offer it to whoever is wrestling with a timetable, a manual or a new phone.',
          'Draw the arrow, then hand over the pencil and let them do it.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} two of your own plans contradict each other, in your own handwriting{ref}.',
          'Neither is stupid.',
          'Put them side by side, read the dates aloud, and cross out one appointment before you promise anybody a third version of the same week.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You check the phone while you look for the phone {on}{ref}.',
          'Too many small things want a reply, and each reply grows two more.',
          'Answer in one batch, at a set hour, and after that hold a book with both hands.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "{on} the argument is about a word{ref}: whether 'soon' was said, and what soon is.",
          'You could prove your point from the messages, with times.',
          'Leave the proof in your pocket and agree on a new word, with a clock in it.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Small print turns smaller {on}{ref}, and you are inclined to skim it.',
          'Read the terms with a ruler under the line, and call about any clause that you could not explain to a neighbor.',
          'Sign after that.',
        ],
      },
    ],
  },

  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{on} the kind thing you usually only think gets as far as your mouth{ref}.',
          'Say it about something exact, the way a sleeve is rolled or a joke was timed.',
          'Exact praise is hard to wave away and easy to keep.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Menus, recipes and seed packets make fine reading {on}{ref}.',
          'Pick one dish by the sound of its name and phone somebody to ask how they make it.',
          "Write it down in their words, with the 'a bit more than you'd think'.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} you care how the words look on the page{ref}, and you are right to.',
          'Write one note by hand, on decent paper, to a person whose taste you like.',
          'Two lines and a drawing of the cup in front of you are plenty.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'What is worth paying for can be put into words {on}{ref}.',
          'Before the wallet is out, name in one sentence what you like about the thing.',
          'If the sentence speaks of the thing and never of the discount, the matter is clear.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          'Sweet things sound natural in your mouth {on}{ref}, even across a counter.',
          'Use the ease for somebody you take for granted, the neighbor, the sibling, whoever makes the coffee.',
          'One sentence with their name in it, on your way out.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} making up can be done by message{ref}, which is seldom so.',
          'Leave the story of who began it alone.',
          'Write that you miss the walks, or the bad puns, and suggest a bench and an hour within the week.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you can tell what you like and say why{ref}, so choose the lamp, the font, the restaurant.',
          'Ask one other person, for the pleasure of comparing.',
          'Where you differ, keep talking, because the differing is the nice part.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Small talk has a good taste {on}{ref}, like the crumbs of a larger cake.',
          'Stay five minutes longer at the stall or by the coats.',
          'Ask where the scarf is from, and listen to the story that belongs to it.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} a compliment comes out with a footnote{ref}: lovely, for once.',
          'Strike the footnote.',
          "If there is something you would like otherwise, make it a wish of its own, after dinner, and let the word 'lovely' stand there alone until then.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Politeness and honesty quarrel in your mouth {on}{ref}, and what comes out is 'it's fine'.",
          'It is nearly fine.',
          'Say which tenth of it is not, kindly, and then ask for the salt, so that the talk can go on tasting good.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} you talk yourself into a purchase and out of it again, twice before noon{ref}.',
          'Both speeches are clever.',
          'Put the thing back on its shelf, and see a week later whether you remember the color or only the argument.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'What was meant as teasing scratches a little {on}{ref}, and you notice it from the pause.',
          'Explaining the joke only tells it twice.',
          'Say something you like about them instead, unfunny and straight, and pass the good cookies first to that side.',
        ],
      },
    ],
  },

  mars: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} the blunt version is the first one you write{ref}, and some of it is excellent.',
          'Keep the verbs and delete the adverbs.',
          'Send it only after you have been up the stairs and down again, and then without softening it.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Your tongue is faster than the other person's sentence {on}{ref}.",
          'You already have the reply, and it is sharp, and it fits.',
          'Hold it until the period, then ask for what you want, since that was the point of the sharpness.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} thinking goes better on the move{ref}.',
          'Take the phone call standing, the problem on the bicycle, the vocabulary up the hill.',
          'What you want tends to turn up around the second mile, as a short sentence with a verb in it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A no that was only a thought until now can be spoken {on}{ref}.',
          'Say it early, in a level voice, with one reason at most.',
          'Then go straight to the errand you have more appetite for, while the push is still in your legs.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} you can get a dozen small things off the list by being brisk{ref}.',
          'Phone instead of writing, and open with the request.',
          'There is just the right amount of push in your voice, so people know what is wanted.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A lively argument does everyone good {on}{ref}, about a film or the best way over the river.',
          'You can go hard at the question and leave the person alone.',
          'Lose one point on purpose and see how much fun that is.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the brave sentence crosses your lips without a run-up{ref}.',
          'Ask for the better table, the longer deadline, the lower volume.',
          'You sound friendly because you sound sure, and a clear request can be answered quickly either way.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Tools and their instructions get along {on}{ref}, so have a go at the shelf, the bike chain, the jammed printer.',
          'Read step one to the end before you reach for the screwdriver.',
          'Whistling is allowed from step five.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you read an order into every question{ref} and answer with elbows.',
          "'Are you ready?' may only mean are you ready.",
          'Say the number of minutes you need, put on both shoes, and save the temper for something with a lid that sticks.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Typing gets loud {on}{ref}, and the reply is done before the message has been read to its end.',
          'Put it in drafts.',
          "Walk once around the building, come back hungry, and delete the paragraph that begins with 'frankly'.",
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} haste shows in your hands{ref}: dropped keys, a wrong digit, coffee over the note.',
          'Do the talking sitting down and the carrying in silence.',
          'One thing at a time looks slow and gets you out of the door sooner.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "Somebody's slow answer feels like an insult {on}{ref}.",
          'You have three quick plans for going around them, and all three need their key.',
          'Ask when it suits them, name your own latest hour, and run the stairs in the meantime.',
        ],
      },
    ],
  },

  jupiter: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} one question opens into five, all of them interesting{ref}.',
          'A course, a country, a language: you could start any before lunch.',
          'Write to one school or one person who has done it, and keep the other four on an envelope.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Good news wants telling {on}{ref}, and it grows on the way to your mouth.',
          'Let it grow by a third.',
          'Then ask for theirs, and say yes to the plan that has a map in it, provided somebody writes down the time.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the large picture comes before the small words{ref}.',
          'Explain your idea on a paper napkin to someone who has never heard of it.',
          'Whatever still stands after the coffee stain is the outline, so type that up and leave the trimmings.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A book you once believed in asks to be reopened {on}{ref}.',
          'Read the page with your own pencil marks.',
          'You have traveled since, and the margin is the place to say where to, in a sentence or two with the date.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          '{on} people hear the yes in your voice before the request{ref}.',
          'Seek advice from someone well above your floor, in knowledge or in years.',
          'Ask for ten minutes and one question, and bring the question written out.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Learning goes in easily {on}{ref}, like bread into soup.',
          'Take the chapter with the title that used to scare you.',
          'Read it for the view, without notes, and afterward tell one person, in two minutes, what the author is glad about.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} trust and common sense agree on the wording{ref}.',
          'If a contract, an application or an invitation lies there waiting, read it through and add the sentence that makes it generous.',
          'Then sign with the good pen.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Writing to somebody far off comes easily {on}{ref}.',
          'You remember more of that trip than you thought, the ferry, the plums, the wrong bus.',
          'Put all of it into one letter and end it with a possible date.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} the message is two screens long and still at the introduction{ref}.',
          'You know so much about it, and you like all of it.',
          'Find the line with the question mark, move it to the top, and let the rest be an attachment.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Yes is the quickest word in your mouth {on}{ref}, and the calendar has stopped counting.',
          "Say 'gladly, let me look' to each plan.",
          'When you do look, keep the one you would still want in the rain and write two short regrets.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} a small fact gets in the way of a fine theory{ref}.',
          'You are tempted to speak louder over it, with an example from abroad.',
          'Let the fact finish its sentence, and ask what the theory looks like with it inside.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Offers sound larger than they are {on}{ref}, and your arithmetic is in a festive mood.',
          'Write the figures one below the other, with the fees.',
          'If the sum still pleases you after supper, reply then, in fewer words than the offer had.',
        ],
      },
    ],
  },

  saturn: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} the dull document is the right company{ref}.',
          'Words weigh more than usual and there are fewer of them.',
          'Take the tax folder or the lease, read every line once with a finger under it, and put a date beside whatever must be done.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Only say what you can keep {on}{ref}, and notice how short that makes a promise.',
          'Give the later date, the smaller number.',
          'It sounds stern in your own ears, and to the other person like something to build on.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} silence is a way of thinking{ref}, and you need more of it than the phone allows.',
          'Put it in a drawer until noon, on purpose.',
          'Work on the one paragraph that has resisted you, and stop when it stands, plain as a bench.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "An older person's sentence comes back to you {on}{ref}, one of those that were short because there was work to do.",
          'Write it down exactly.',
          'See whether it still bears weight, and if so hang it where you answer letters.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} you can make a timetable that holds{ref}.',
          'Count backward from the last date, in weeks, and give each week one noun.',
          'Tell the people who need to know, and add a free week that you do not mention to anybody.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Advice from somebody who has done it for thirty years is easy to take {on}{ref}.',
          'Ask the practical question, the one about order and tools.',
          'Take notes while they talk, because such people say it once and keep it short.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the pile gives way to patience{ref}: one letter opened, answered, filed, and then the next.',
          'Work by the clock, half an hour and a cup of tea.',
          'Stop in the middle of your success, with the desk half clear.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Figures and dates agree with each other quietly {on}{ref}.',
          'Fix the payment plan, compare two quotes or ask for the overdue invoice.',
          'Speak in round numbers, put it on paper, and file the copy where anyone would look for it.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "{on} you hear a no in the word 'perhaps'{ref}, and stop asking.",
          'It was only a slow perhaps.',
          'Give the person the evening and put the question again in writing, with what you need it for and the latest day.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The page stays blank because the first line has to be right {on}{ref}.',
          'Make it wrong, then.',
          'Write the worst version of the opening in a quarter of an hour by the clock, and go on to the part that you actually know.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} thoughts move like feet in wet shoes{ref}, and your jaw is helping.',
          'Do less, in order.',
          "One form, one call, one page of reading, with a window open between them, is a decent day's work and may be called done by six.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Counters and their rules try your patience {on}{ref}.',
          'You have the right papers, and the wrong one on top.',
          'Sort them before you reach the window, ask which is missing, and write the answer down, with the name of the form.',
        ],
      },
    ],
  },

  uranus: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} an idea comes from the side, in the middle of something else{ref}.',
          'Leave the something else.',
          'Catch the idea on whatever is at hand, an envelope, a wrist, and keep it to yourself until you can read your own handwriting.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your usual route bores your feet {on}{ref}.',
          'Get off one stop early, or swap the order of the morning, and see what you begin to think about.',
          'A new thought likes a street without your name on it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you say the thing nobody had on the agenda{ref}, a little too fast.',
          'Some blink, some wake up.',
          'Repeat it once, slowly, with an example, and then let the others play with it as if it had been theirs.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Changing the plan by phone feels like opening a window {on}{ref}.',
          'Change one part only, the part that had begun to itch, and say clearly which parts stay.',
          'The others can enjoy the fresh air better if their chairs are still there.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} a stubborn problem opens if you turn the page upside down{ref}.',
          'Do it literally, or ask a child, or start from the last step.',
          'Note the trick before it seems obvious to you, since others are stuck at the same place.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'The odd friend is the right one to call {on}{ref}, the one who keeps bees or repairs radios.',
          'Ask what they are on to.',
          'Give it ten minutes without a purpose, and collect one word you did not own before.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} a new tool explains itself{ref}: an app, a shortcut, another way to fold the map.',
          'Give it twenty minutes of play, with nothing at stake.',
          'Keep what made you laugh or saved a step, and forget the remainder.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You can tell people what you see differently {on}{ref}, and they pull their chairs closer.',
          'Start with what you share.',
          'Your own turn of the thing then sounds like news and not like an exit, and someone may want to try it out.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          '{on} your head changes the station every minute{ref} and the rest of you has nothing to dance to.',
          'Pull one plug.',
          'Finish a single task by hand, something with peel or thread, and let the good thought among the forty find you there.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Rules on a form make you want to draw on it {on}{ref}.',
          'Draw on a copy.',
          'Then fill in the other with your dullest handwriting, and spend the half hour you have gained on something nobody asked you to do.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} you announce a change and hear it yourself for the first time{ref}.',
          'The others look as if the floor had been moved.',
          'Say what prompted it, say what stays as it was, and give them until the next day to be for it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Plans come apart at the corners {on}{ref}, and part of you is glad.',
          'Before you cancel everything, cancel one thing and see how your shoulders take it.',
          'Spend the freed hour out of doors, with the phone left at home.',
        ],
      },
    ],
  },

  neptune: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{on} words come as pictures{ref}, and they are better not hurried into lists.',
          'Write with your eyes half shut, a page, without crossing out.',
          'Look in it for the one line you want to keep, probably about water or a room.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Between the words you hear what somebody is leaving out {on}{ref}.',
          'It may be so, and it may be your own tune.',
          'Ask softly, once, whether you heard right, believe whatever they reply, and let what remains drift.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} reading turns into dreaming by the third paragraph{ref}.',
          'Give poems, novels and song texts the bright hours.',
          'For anything with a date or a number in it, copy the number out large and have someone else look at it.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A melody carries a whole afternoon back to you {on}{ref}, with its light and who sat where.',
          'Tell it to somebody as you would a film.',
          'Where the memory has holes, say so, and leave them as holes.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          '{on} you find the soft word for a hard subject{ref}.',
          'Use it on the person who has been quiet lately, on a walk, looking ahead.',
          'Say what you imagine it is like for them and leave a long gap after it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "The half-formed idea lets itself be described {on}{ref}, if you begin with 'it is like'.",
          'Write three comparisons, one below the other, the middle one is usually it.',
          'Show them to somebody who likes fog and ask which they can see.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} music helps you think{ref}, and so do steam, rain on a pane, a train window.',
          'Take a notebook along and let the problem be in the background.',
          'What comes up is worth two lines, in the order in which it came.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'People tell you things {on}{ref} because you listen as though nothing were urgent.',
          'Stay by the coffee machine or on the bench a little longer.',
          'You need no advice ready, a nod and their own last word given back are enough.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} the address looks right and belongs to the other Anna{ref}.',
          'Read names, hours and platform numbers aloud before you send or set off.',
          "Pencil is the proper tool, and 'which Tuesday do you mean?' a perfectly good question.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'You argue with a sentence nobody said {on}{ref}.',
          "It came to you between two rooms, in that person's voice.",
          'Go and ask for the original, and meanwhile be as forgiving as you would be with a bad phone line.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Figures blur {on}{ref}, and a kind story about them sounds better than the column.',
          'Let the story wait in the hall.',
          'Add the column up twice, on paper, and promise nothing out of pity before you have slept.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you walk into a room and have lost what you came for{ref}.',
          'Write errands on the back of your hand, like a school kid.',
          'For the rest of the hour be vague with a good conscience, on the sofa, with a novel.',
        ],
      },
    ],
  },

  pluto: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} you read for what was left out{ref}.',
          'That suits research, old files, the question behind a polite reply.',
          'Follow one thread to its end and write down what you found in two sober lines, without phoning anybody about it before supper.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A question goes straight under the floor {on}{ref}, and it is you who asks it.',
          'Put it without an audience.',
          'Then be silent longer than is comfortable, and be ready to answer the same question yourself.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} a sentence you never forgave comes up, word for word{ref}.',
          'Write it on a slip.',
          'Under it put what you would say now, at your age, and decide whether the slip goes in the box or in the bin.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Thinking gets hold of one thing and does not let go {on}{ref}.',
          'Give it the whole evening and a pencil, and dig.',
          'At the bottom lies a plain word, such as mine or enough, and that is what you came for.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          '{on} you can mention the unmentioned thing without lowering the temperature{ref}.',
          'Begin with how long you have carried it.',
          'Whoever sits across from you has perhaps been holding the other handle, and may be glad to set it down.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Research goes deep without effort {on}{ref}.',
          'Look up what you always meant to know: where the money goes, why the pipe knocks, who decided.',
          'One good source and one blunt question get you a long way below the surface.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you know which old notes you no longer need{ref}.',
          'Open the drawer with the letters, the passwords, the drafts of speeches you did not give.',
          'Keep the page that still tells you something and let the paper bin have its share.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A secret is safe and light in your hands {on}{ref}.',
          "If someone seems to be circling a subject, leave the door ajar with a short 'and how is that going?'.",
          'Afterward say nothing of it, even to them, until they do.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you want the other person to admit it, in those words{ref}.',
          'You have the dates, and you could go on until midnight.',
          'Think past the admission to whatever you hope comes after it, and ask for that instead, in one sentence, once.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'A thought goes round with a shovel {on}{ref}.',
          'It wants to know why, and who knew, and since when.',
          'Give it a page and half an hour, then do something with soap or soil until your hands have forgotten it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} every polite phrase reads like a trapdoor{ref}.',
          'Perhaps one is.',
          'Ask the plain question about that one, in writing, and take the others at their word, because watching all of them is a second job without pay.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You notice that you hold back a piece of news {on}{ref} because it is useful to be the one who has it.',
          'Give it away.',
          'Talk gets freer when nobody steers it, and you can go home lighter by one key.',
        ],
      },
    ],
  },

  asc: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          '{on} you talk before your coat is off{ref}, and the room turns to you.',
          'First contact is a matter of words.',
          'Have a question ready for the door, a real one, and be known for the asking rather than the hurry.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your hands and eyebrows join in the talk {on}{ref}.',
          'Somebody could follow you with the sound turned off.',
          'Use it to explain what words alone have not got across, with a spoon for the bridge and salt for the river.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you look as awake as you feel{ref}, quick in the eye.',
          'The passport photo, the short clip, the new introduction: get them done.',
          'Say your name twice as slowly as seems natural, and smile at the second half.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A new name tag, a new greeting, another way to end a letter suits you {on}{ref}.',
          'Try it on strangers, at the bakery.',
          'If you hear yourself say it a third time without blushing, it is yours and can be printed.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          'Strangers find you easy to ask {on}{ref}, and you find it easy to know the way.',
          'Walk with your head up and your ears free.',
          'Two sentences at a bus stop put you in a better mood than an hour of reading news.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} word and posture say the same thing{ref}.',
          'Good for the interview, the first lesson, the call with the camera on.',
          'Set both feet on the floor, open with one true sentence about yourself, and the second comes along.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Making contact is a light matter {on}{ref}.',
          "Knock, wave, write 'I thought of you when I saw this' with a picture of it.",
          'You need no better reason, and your face at the door does half of the explaining.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} it suits you to be out and about with a short list{ref}: stamps, a key cut, a book to return.',
          'Talk to each person behind each counter.',
          'Come home with everything ticked and a piece of local news.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          '{on} your face answers before you do{ref}, and not always to the point.',
          'Somebody reads a frown where you were only doing sums.',
          "Say what is going on behind it, 'I'm thinking, go on', and then look up from the sums.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'First words come out tangled {on}{ref}, or louder than the room.',
          'Breathe out at the door.',
          "Start with 'good morning' and the person's name and nothing more, and let the matter itself wait until you have sat down.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} you sound sharper than you look, or the other way around{ref}.',
          'People respond to the version they got.',
          "Ask 'how did that come across?' before you say it again, and then repeat only the part they missed.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'So many small errands pull at your sleeve {on}{ref} that you leave the place three times and are still missing something.',
          'Stand in the doorway with the list and read it to your shoes.',
          'Then go once.',
        ],
      },
    ],
  },

  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} what you write counts as work and carries your name{ref}.',
          'Choose the thing you want to be known for saying.',
          'Put it into a subject line of six words, and let the rest of the page keep the promise of those six.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Speaking for more than yourself comes naturally {on}{ref}, in the meeting, at the school meeting, in front of the club.',
          "Say 'we' where it is true.",
          'Finish with who does what by which day, the one sentence people write down.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the next step in your work is a conversation{ref}.',
          'You know with whom, and that name has headed your list for a while.',
          'Ask for fifteen minutes and come with one page that could stay behind.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'What you wanted to be at ten may make you laugh {on}{ref}, then think.',
          'See which half of it you do anyway, in other clothes.',
          'Add one line about that to the place where strangers read about your work.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} the official tone comes to you without stiffness{ref}.',
          'Write the application, the report, the note to the town hall.',
          'State what you did in verbs, give the figure, thank one person by name, and send it while the light is good.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'People who know your trade are easy to talk to {on}{ref}.',
          'Ask about their work first.',
          'When your turn comes, one clear sentence on what you are making travels farther than a folder, so have it ready in your coat.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} a friend can explain your work to you better than you can{ref}.',
          'Ask how they describe it to others.',
          'Borrow two of the words, they are plainer than yours, and put them at the head of the page.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Public errands suit you {on}{ref}, at the bank, the office, the desk with a bell.',
          'You know what to ask for and what it is called.',
          "Take the papers in order, note the clerk's name, and thank them by it.",
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} the button that answers everybody is one click too near{ref}.',
          'What you say at work has a longer echo than you intend.',
          'Write it to a single person, read it after the break as if it hung in the lobby, and trim.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'The role asks for one sentence and you have another on your tongue {on}{ref}.',
          'Both have a point.',
          'Say the official one in public, briefly, and take the second to the person who can do something about it, behind a closed door.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} people at home get your working voice{ref}, agenda included.',
          'They had asked about noodles.',
          'Hang the voice up with the jacket and answer in a tone that has no deadline, even if you have to say it twice.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Plans at work are told three ways by three people {on}{ref}, and your own version makes a fourth.',
          'Ask for the wording on paper before you act.',
          'Better, offer to write it yourself, since whoever holds the pencil understands it first.',
        ],
      },
    ],
  },
}
