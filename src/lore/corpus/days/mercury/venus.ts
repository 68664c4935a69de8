import type { DayThoughts } from '#lore/authored.ts'

export const mercuryToVenus: DayThoughts = {
  eases: {
    1: {
      says: [
        'A compliment reaches you before you can wave it off.',
        'Venus in the first house makes you pleasant to look at and slightly embarrassed about it, so praise usually gets a joke for an answer.',
        'Mercury slows the joke down.',
        'The other person, given a plain thank-you for once, feels that their taste has been confirmed.',
      ],
      task: "Accept the next compliment with thanks and nothing else, and pay one back to somebody who isn't expecting it.",
    },
    2: {
      says: [
        'Bargaining goes well because nobody feels bargained with.',
        "You know what you like and roughly what it's worth, which is Venus's work in this house, and Mercury adds the friendly question that moves a price.",
        'A seller at a market or a stranger with a used bicycle will come down by a tenth for someone who admired the paint.',
      ],
      task: "Ask for a better price on one thing, after you've said honestly what you like about it.",
    },
    3: {
      says: [
        'Charm works at close range, with people you see by chance.',
        'Your Venus lives in hallways and in the replies under a photo, where a friendly half sentence costs nothing and is remembered for a month.',
        "Someone you've only nodded to for a year may turn out to have a name and a cousin in your hometown.",
      ],
      task: "Learn the name of one person you've been nodding to, and tell them yours.",
    },
    4: {
      says: [
        'Taste is a subject people can discuss under one roof without raising their voices.',
        'Because Venus wants the place you live in to be lovely, ugly things there wear on you quietly for years.',
        'Mercury lets you bring up the rug as a question, and you may learn that nobody liked it and everyone thought that you did.',
      ],
      task: "Mention one ugly thing in a place you share, and ask who'd miss it.",
    },
    5: {
      says: [
        'A good question is the best flirting you can do.',
        'Romance and play are where your Venus has its fun, and Mercury makes you curious, so the other person gets to be interesting, which is what most people hoped for from the date.',
        "They'll go home thinking how well you talk, although hardly a word of it was about you.",
      ],
      task: "Ask someone you're drawn to about a thing they're good at, and follow up twice.",
    },
    6: {
      says: [
        'Politeness on a working day gets more done than pressure could.',
        'Mercury and Venus agree here on the small courtesies of a routine, the greeting before the request, the thanks that names what was done.',
        'The pharmacist finds the form, the colleague remembers a shortcut, and none of them could tell you why they bothered.',
      ],
      task: 'Thank someone whose routine work you depend on, and name exactly what they did.',
    },
    7: {
      says: [
        'What you appreciate in someone can be said aloud without anyone turning red.',
        "You assume that people you love can tell, since Venus in your seventh house shows it by agreeing, adjusting, and choosing the movie they'd like.",
        "Mercury is of the opinion that they'd enjoy hearing it as well, in a sentence with their name in it.",
      ],
      task: "Tell one person a specific thing they do that you'd miss, and leave out the joke at the end.",
    },
    8: {
      says: [
        'Money and affection can be in the same conversation and both come out of it well.',
        'Venus in this house gives through what it shares, the streaming account or the covered ticket, and it feels any imbalance as a chill.',
        'If you mention it while the feeling is still warm, the other person is usually glad to even things out.',
      ],
      task: "Bring up one small imbalance in what you share with somebody, while you're both in a good mood.",
    },
    9: {
      says: [
        "Something from another place catches your taste and won't let go.",
        "Love starts with an accent or an unfamiliar spice for a Venus in the ninth house, and Mercury wants to know what it's called.",
        "Learning four words of someone's first language and using them badly delights that person more than a fluent paragraph would.",
      ],
      task: 'Learn how to say something kind in another language and try it on somebody who speaks it.',
    },
    10: {
      says: [
        'You can praise a rival and come out of it looking better than either of you expected.',
        'Your reputation runs on Venus, which means that people up the line remember how it felt to deal with you long after they forget the numbers.',
        'Mercury makes the praise exact, so nobody mistakes it for flattery.',
      ],
      task: "Praise a competitor's or colleague's good piece of work in front of someone who'll pass it on.",
    },
    11: {
      says: [
        "Two people you know ought to meet, and you're the only person who could tell them why.",
        'Venus in the eleventh house collects friends who have nothing in common, and then keeps them in separate rooms out of tact.',
        'Mercury writes the introduction.',
        "They'll like each other for a reason you'd never have guessed.",
      ],
      task: 'Introduce two friends in one message, with a sentence about each that makes the other curious.',
    },
    12: {
      says: [
        'Someone can be told about a pleasure you usually keep to yourself.',
        "Your Venus prefers to love out of sight, whether that's a person, a singer, or a kind of novel with a shirtless man on the cover.",
        "Mercury finds the one listener who won't tease.",
        'Being known in this costs less than you thought and is rather restful.',
      ],
      task: 'Admit one secret enthusiasm to a person who has told you theirs.',
    },
  },
  presses: {
    1: {
      says: [
        'Agreeing with your face while your mouth looks for an excuse confuses people.',
        "With Venus in the first house, you smile before you've decided, and then you have to find the words to take it back.",
        'Somebody may leave believing that you loved the idea, or the restaurant, or them, and you leave wondering what you said.',
      ],
      task: "Say that you'll think about it, with a neutral face, to the next thing you'd normally agree to.",
    },
    2: {
      says: [
        "Liking something isn't enough for you, since it also has to be the best deal in nine stores.",
        "With your Venus in the second house, you knew in the first minute which one you liked, and you've been reading reviews ever since.",
        'The saving, if there is one, comes to about the cost of a sandwich, and by now the color you wanted is gone.',
      ],
      task: "Decide on one purchase you've been comparing, or drop it, and close every tab about it.",
    },
    3: {
      says: [
        'A kind answer of yours can be so kind that nobody finds the no in it.',
        'You want to be clear, with Venus in the third house you want the neighbor to keep waving, and the compromise is three paragraphs long.',
        "Anyone asking for a ride or a favor may come away thinking that it's settled, and thank you in advance.",
      ],
      task: 'Decline something in one friendly sentence that contains the word no.',
    },
    4: {
      says: [
        "A remark about somebody's taste at home turns out to have been about love.",
        'Things stand for people where your Venus lives, so a word against the inherited vase is a word against the aunt, as Mercury discovers by saying it.',
        'You can mean only the glaze and still have to spend an hour on the aunt.',
      ],
      task: "Find one thing to praise in a relative's or roommate's taste, and keep the rest of the review to yourself.",
    },
    5: {
      says: [
        "If you're reading a short message for the fifth time, it still says the same thing.",
        "With Venus in the fifth house, you're generous when you're enjoying yourself, and you go through a message for evidence when you aren't.",
        "Three dots that appear and vanish aren't a statement about your worth.",
        'Someone may have been getting off a bus.',
      ],
      task: 'Put the message away unanswered for two hours and do something for fun that needs both hands.',
    },
    6: {
      says: [
        'Keeping the peace over chores has become a chore of its own.',
        "You'd sooner wipe the counter again than mention it, since Venus in the sixth house dislikes a scene where people have to be together every day.",
        'Mercury says it anyway, in a tone of wounded cheerfulness that everyone recognizes and nobody enjoys.',
      ],
      task: "Name the one shared chore that bothers you, in a plain voice, and say what you'd like instead.",
    },
    7: {
      says: [
        "Compliments are being counted, and the count isn't even.",
        'With Venus in the seventh house, you notice who said something nice and who started it, and after a while the tally is louder than the affection.',
        "The other person may not know there's a score, which is why they look so relaxed while losing.",
      ],
      task: "Ask directly for the kind word you've been waiting for, and enjoy it as if it were spontaneous.",
    },
    8: {
      says: [
        'A gift or a favor is being translated into an amount.',
        'Venus in the eighth house knows that generosity can tie people together, and with Mercury pressing on it you read the string before you see the present.',
        "The giver may simply have had two tickets, and has to watch you work out what you'll owe them.",
      ],
      task: 'Accept one offered thing without promising anything back, and write nothing down.',
    },
    9: {
      says: [
        "Correcting somebody's taste feels, for a moment, like sharing your own.",
        "Your Venus has learned to love certain books, places, and ways of making coffee from the best sources, and Mercury can't let the tourist version pass.",
        'They were enjoying it, though.',
        'What they learn from you is to enjoy it somewhere else.',
      ],
      task: 'Let someone love the thing you consider second-rate, and ask them what they hear in it.',
    },
    10: {
      says: [
        'Being liked and being understood ask for two different sentences, and you have room for one.',
        "Public life goes smoothly for your Venus as long as nobody's disappointed, so the bad news in your report sits in the seventh line.",
        'Those who need it stop reading at the fifth, and like you very much until the deadline.',
      ],
      task: 'Put the unwelcome fact first in one message about work or plans, and the pleasantries after it.',
    },
    11: {
      says: [
        'Friends notice whose messages you answer first.',
        "It's natural for Venus in the eleventh house to have favorites and bad manners to show them, and Mercury leaves time stamps.",
        'If somebody complains about it in the form of a joke, you may laugh, and it may still be true.',
      ],
      task: "Answer the friend who waits longest for your replies, and say something that isn't an apology.",
    },
    12: {
      says: [
        'What you feel gets said to everyone except the person concerned.',
        'Venus here prefers love with a wall around it, and Mercury, rattling the wall, makes you talk about them to a roommate, a barber, a stranger on a train.',
        'The story improves every time.',
        'The person in it is still waiting for the first edition.',
      ],
      task: 'Write three sentences to the person you keep talking about, and choose one of them to send.',
    },
  },
}
