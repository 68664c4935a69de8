import type { DayThoughts } from '#lore/authored.ts'

export const venusToMercury: DayThoughts = {
  eases: {
    1: {
      says: [
        'Your voice is doing half of the persuading.',
        "With Mercury in the first house, you speak before you're asked, and for once even a correction comes out kindly.",
        'People lean in.',
        "They might not agree with you any more than usual, but they'd like you to go on.",
      ],
      task: 'Read something aloud to somebody, a notice or a poem or the back of a box, and take your time.',
    },
    2: {
      says: [
        'Talk about money stays friendly, and friendly talk gets the better price.',
        "You know what things cost, since Mercury keeps the list in this house, and you've been known to recite it at people.",
        'Venus puts the list away.',
        'Admire the workmanship first, ask how long it took to make, and the number comes out softer on both sides.',
      ],
      task: 'Ask the person selling something how it was made before you ask what it costs.',
    },
    3: {
      says: [
        'Whatever you write comes out kind without turning into syrup.',
        "With Mercury in the third house, you're quick in small exchanges and sometimes short with people, and now you slow down for faces.",
        'A note to a neighbor about the noise can be so pleasant that they come over with cake.',
      ],
      task: 'Rewrite one brisk message so that the person reading it feels expected.',
    },
    4: {
      says: [
        'A pleasant memory, told to the right relative, repairs more than a discussion would.',
        "Your Mercury knows the family's whole record in the fourth house, including the passages that others have asked to have struck.",
        'Venus reads from another page.',
        "The summer with the broken tent gets told again, and two people who haven't been speaking correct each other about the rain.",
      ],
      task: "Remind someone in your family of a good day you both remember, and ask what you've left out.",
    },
    5: {
      says: [
        'You can say something charming on purpose and have it come out right.',
        'Wit is your best approach with Mercury in the fifth house, though it tends to dodge at the last second and become a pun.',
        'Venus holds it still.',
        "There's a short, sincere line in there, which somebody will quote to friends.",
      ],
      task: 'Tell someone you like a sincere thing in a funny voice, or a funny thing in a sincere one.',
    },
    6: {
      says: [
        'People help you gladly when you ask as if they had a choice.',
        'Mercury in the sixth house knows the procedure and is apt to cite it, which is accurate and makes enemies of receptionists.',
        "With Venus you ask how their day has been, and it's remarkable what the system turns out to allow.",
      ],
      task: 'Ask for something routine by saying what it would make possible for you.',
    },
    7: {
      says: [
        'Somebody may find talking with you so pleasant that they forget what they came for.',
        'You meet people by way of words in this house, where Mercury wants a partner who answers back, and Venus makes a duet of what can be a debate.',
        'Nothing gets decided.',
        "You'll both remember it as the talk when everything was decided.",
      ],
      task: 'Have a talk with one person in which you agree to settle nothing at all.',
    },
    8: {
      says: [
        'The delicate question can be asked so gently that it feels like being looked after.',
        'Mercury in this house sees what people leave out and hardly ever stops itself from wondering aloud.',
        'Venus adds a chance to decline.',
        'Given that, they tell you about the money or the rift with the brother, and are lighter when they leave.',
      ],
      task: "Ask someone a private question and tell them first that they don't have to answer it.",
    },
    9: {
      says: [
        "A sentence in a book says what you've been thinking, better and a hundred years earlier.",
        'Your Mercury in the ninth house reads to win arguments on some days, and Venus wishes it would read the way other people eat peaches.',
        'You could learn the sentence by heart.',
        "It'll come to you again at a bus stop, at the right moment.",
      ],
      task: 'Find one sentence you love in something old, and copy it out by hand.',
    },
    10: {
      says: [
        'If you phrase it well, you can ask a great deal of people who hardly know you.',
        'Your words are what the public sees of you with Mercury in this house, and under Venus they wear something nice.',
        'The message may be read twice, the second time for pleasure.',
        "That's already more than most requests get, and you may well get the other thing, too.",
      ],
      task: "Polish one request to someone busy until it's short, warm, and impossible to misunderstand.",
    },
    11: {
      says: [
        "A circle of friends could use somebody to say how nice this is, and you've got the words.",
        'Mercury among friends usually does the arranging in your eleventh house, while it leaves the sentiment to people with fewer tabs open.',
        'Venus gives you the floor for ten seconds.',
        "They'll groan, and at least one will have something in their eye.",
      ],
      task: 'Tell your friends, in a single plain sentence, what you like about being among them.',
    },
    12: {
      says: [
        'Thinking about nothing in particular is pleasant and gets you somewhere.',
        'In the twelfth house your Mercury mutters on its own, and mostly it goes over errors, in detail, from the beginning.',
        'Venus changes the channel.',
        "You find yourself humming, and the tune turns out to have words about a matter you'd thought was closed.",
      ],
      task: "Write down the song that's been in your head, with the line you keep returning to.",
    },
  },
  presses: {
    1: {
      says: [
        'What you say is so agreeable that nobody could repeat it.',
        'Venus wants your words to be liked on sight, Mercury in the first house wants them to be clever, and somewhere in between the content got out.',
        'People have a lovely time with you.',
        'One of them may have needed an answer and be looking for it still in the compliments.',
      ],
      task: "Begin your next conversation with the thing you'd normally get to last.",
    },
    2: {
      says: [
        'The argument for a purchase gets better every time you tell it.',
        'With Mercury in the second house, you keep an eye on the accounts and are hard to tempt, but not entirely.',
        'Cost per wear is mentioned, as is the price of therapy.',
        'A friend who listens to the whole case will want to know what color it comes in.',
      ],
      task: "Ask someone thrifty what they'd do about a purchase you've already half decided on.",
    },
    3: {
      says: [
        'A small polite untruth tends to need another one to stand on.',
        "You tell the neighbor you'd love to, or that you saw the message late, because Venus can't bear a cool second in the hallway.",
        'Mercury now has to keep the books.',
        "By the third instance you're avoiding the elevator, over something anyone would have forgiven.",
      ],
      task: 'Take back one polite fib in a single humorous line, without its history.',
    },
    4: {
      says: [
        'Bad news at home can be wrapped so prettily that nobody opens it.',
        'Your Mercury in the fourth house knows how everyone will react, word for word, and Venus pleads for one more pleasant meal.',
        "The others can tell that there's something.",
        "What they're imagining has had time to grow.",
      ],
      task: 'Tell the people at home the unwelcome fact in the first minute, and then do something nice together.',
    },
    5: {
      says: [
        "The joke is good, and it's standing between you and the person you like.",
        'With Mercury in this house, fun is a contest of remarks, and the closer anyone gets the faster the remarks come.',
        'Venus, out of patience, had wanted to be kissed or at least believed.',
        "They're laughing hard and can't see a way in.",
      ],
      task: 'Let one compliment or tender look pass without making a joke of it.',
    },
    6: {
      says: [
        'The nice tasks are done, and the list is now made entirely of the others.',
        "With Mercury in the sixth house, you plan your own day, and you've found good reasons why the pleasant jobs had to come first.",
        'You may have been busy without a break since you sat down.',
        'Anyone watching would have taken it for work.',
      ],
      task: 'Do the least attractive task on your list for fifteen minutes before the next pleasant one.',
    },
    7: {
      says: [
        'Saying what people want to hear works until somebody would like to act on it.',
        "Mercury in this house mirrors, picking up the other person's phrases as they speak, so under Venus they believe they've met their twin.",
        'You mean it as sympathy.',
        'They may take it for a decision, and look up prices.',
      ],
      task: 'Tell someone which half of what you agreed to recently was only you being kind.',
    },
    8: {
      says: [
        'Praise from someone who wants something is still praise, only with an invoice.',
        "Your Mercury reads people's motives in the eighth house as others read labels, and today it can't enjoy a kind word for looking at the ingredients.",
        'Possibly they do want something.',
        'They may also like you, since most who ask for a favor choose a person for whom the second is true.',
      ],
      task: "Take a compliment as true for one whole day, whatever you suspect it's for.",
    },
    9: {
      says: [
        'A beautiful explanation may have charmed you out of checking it.',
        'In this house Mercury likes its ideas large, and Venus is vain about their looks, so a theory that explains all of human history in four types of people has obvious appeal.',
        "You've already sorted your relatives.",
        'An aunt, on inspection, is all four.',
      ],
      task: 'Find one exception to a theory you like, and tell it to the person who told you the theory.',
    },
    10: {
      says: [
        'Your presentation may be prettier than the plan.',
        "You communicate for a living in some sense, with Mercury at the public end of the chart, whatever it is that you're paid for, and Venus has been at the slides.",
        'Sooner or later someone asks, with real interest, what happens in the second month.',
        'The gradient in the background has no answer to that.',
      ],
      task: "Strip one thing you're going to show people down to plain text, and fix what no longer makes sense.",
    },
    11: {
      says: [
        'Talk about a friend can be so affectionate that it hardly counts as talking.',
        'Venus provides the poor thing and the I adore her, Mercury in your eleventh house provides the details, and they reach the adored one by the weekend.',
        "She'll recognize your style.",
        "What would help her, if you're worried, can be said to her face in fewer words.",
      ],
      task: 'Say something warm about an absent friend to a mutual one, and let that be the whole report.',
    },
    12: {
      says: [
        'Your mind keeps drifting to the nice thing whenever it gets near the other one.',
        "With Mercury in the twelfth house, you slip away in your thoughts easily, and it's very comfortable there, with no mail.",
        'You come back rested and surprised by how late it is.',
        'The other thing is about half as bad as the walk around it is long.',
      ],
      task: 'Look straight at the thing you keep drifting away from, for as long as a song lasts.',
    },
  },
}
