import type { DayThoughts } from '#lore/authored.ts'

export const jupiterToSun: DayThoughts = {
  eases: {
    1: {
      says: [
        "Someone may offer before you've asked.",
        'Jupiter gives the Sun in your first house a bigger stage than it asked for, and you fill it without strain.',
        'Strangers take you for someone who belongs there, so you may as well go in.',
      ],
      task: "Introduce yourself to someone you'd usually think out of your league, and expect it to go well.",
    },
    2: {
      says: [
        "You may name a figure and hear a yes before you've explained it.",
        "The Sun in the second house takes pride in standing on its own feet, and for that very reason you've asked for too little.",
        "These weeks others estimate your worth generously, and all you have to do isn't talk them down.",
      ],
      task: "Name a price or a wish one notch above the one you've prepared, and then say nothing.",
    },
    3: {
      says: [
        'Your name comes up in good conversations.',
        'A third-house Sun shines among neighbors, siblings, and people on the same bus, and Jupiter widens that circle these weeks by a street or two.',
        'Something you know well is exactly what one of them needs to hear.',
      ],
      task: "Tell a person in your neighborhood what you're good at, and that you'd be glad to be asked.",
    },
    4: {
      says: [
        "There's something to celebrate at home, or you could declare that there is.",
        "With the Sun in this house your pride has its roots in where you come from, and Jupiter brings out the family's generous side.",
        'Even a difficult relative may turn out to have been boasting about you.',
      ],
      task: "Make an occasion at home out of something that's gone right, however small, and invite one extra person.",
    },
    5: {
      says: [
        'Somebody may ask you to play it again.',
        'Jupiter encourages the Sun in the fifth house to do what it does best, which is to enjoy itself where others can see.',
        'Shyness would look like stinginess at the moment.',
      ],
      task: "Perform, show, or read something you made to more people than you've shown anything yet.",
    },
    6: {
      says: [
        'Work goes well and your body goes along with it.',
        "Your Sun in the sixth house measures itself by usefulness, and these weeks it's useful with half the effort.",
        'That leaves something over, for a longer walk or for the part of the job that you find interesting.',
      ],
      task: 'Spend the time you save on one routine task learning to do a better one.',
    },
    7: {
      says: [
        "Somebody's faith in you may be bigger than your plans.",
        'The Sun in the seventh house grows in company, and Jupiter has sent it the sort of company that says go ahead.',
        'You may be offered a partnership of some kind, for a project, a dance class, or a trip.',
      ],
      task: 'Let somebody who believes in you choose what the two of you try next.',
    },
    8: {
      says: [
        'Help from others comes these weeks without strings.',
        "It's hard for the Sun in your eighth house to receive, since it suspects a price, and Jupiter keeps not charging one.",
        'An old debt may be waved away, or someone opens an account of trust with you.',
      ],
      task: "Accept an offer you'd normally turn down out of pride, and leave it at a plain thank-you.",
    },
    9: {
      says: [
        "The world is asking where you've been.",
        'With the Sun in the ninth house you come alive on the road or over a big idea, and these weeks Jupiter removes most of what stood in the way.',
        "Money and time may still be short, and they've stopped being reasons.",
      ],
      task: "Pay the first small amount toward a trip or a course you've talked about for long enough.",
    },
    10: {
      says: [
        "You're in line for recognition, so stand where you can be found.",
        "The Sun in your tenth house wants its work to be known, and Jupiter talks about it in places where you aren't present.",
        'Modesty would only make extra work for those who are recommending you.',
      ],
      task: "Let someone with influence know what you'd like to do next, in one sentence.",
    },
    11: {
      says: [
        "Your friends think you should go ahead with your plan, and they're right.",
        'An eleventh-house Sun needs a circle that sees a future in it, and these weeks the circle sees a large one.',
        'People you know may put in a word, a van, or a free weekend.',
      ],
      task: 'Announce a hope of yours to several friends at once, and let them argue over how to help.',
    },
    12: {
      says: [
        'A quiet conviction has settled in you these weeks that things are going to turn out well.',
        "The Sun in the twelfth house seldom shows what it's proud of, and Jupiter doesn't make it show anything now either.",
        'It lets you enjoy being yourself with nobody clapping.',
      ],
      task: 'Do something generous or daring that no one could ever trace to you.',
    },
  },
  presses: {
    1: {
      says: [
        'You take up more room these weeks than you notice.',
        "Everybody's laughing, and the Sun in your first house, with Jupiter blowing it up, takes that for a request to continue.",
        'A person with a quieter voice may have tried to begin three times.',
      ],
      task: 'Bring somebody quiet into a conversation by asking about a thing only they know.',
    },
    2: {
      says: [
        'You may hear yourself offer to pay for everyone.',
        "Jupiter flatters the Sun in the second house with what's going to come in, and it buys a round on the strength of it.",
        "There's nothing wrong with the confidence, it just can't be spent yet.",
      ],
      task: 'Wait to buy anything generous until the money for it is actually in your hand.',
    },
    3: {
      says: [
        'Your stories have begun to grow.',
        'The Sun in your third house likes to be the one with the news, and with Jupiter behind it each version is larger than the last.',
        'Somebody who was there may be listening with one eyebrow up.',
      ],
      task: 'Retell something that happened to you in its true size, and see whether people still like it.',
    },
    4: {
      says: [
        'Something at home may be planned on too grand a scale.',
        'Your Sun keeps its pride at home, and Jupiter wants these weeks to show the relatives what pride can do.',
        "What they'd remember is the hour after most of the guests have gone.",
      ],
      task: 'Cut the size of a family or household plan in half, and keep the part people would tell stories about.',
    },
    5: {
      says: [
        'Applause makes you take one turn too many.',
        "The Sun in the fifth house can't resist an encore, and these weeks Jupiter would give three.",
        "If you stop while they still want more, they'll ask you again, and you'll have something left to show them.",
      ],
      task: 'Leave a game or a party or a stage right after your best moment, without a last word.',
    },
    6: {
      says: [
        'You may have said yes to every request, because on that day every one of them looked easy.',
        "With the Sun in the sixth house you're proud of what you can handle, and Jupiter has been handing it to you.",
        'The quality drops first in places that only you can see.',
      ],
      task: 'Give back one task you accepted in high spirits, with an apology and no excuse.',
    },
    7: {
      says: [
        'You expect another person to be as excited as you are.',
        "In the seventh house the Sun lights up in somebody's eyes, and these weeks Jupiter has promised it fireworks there.",
        "They may be pleased for you, in their own quiet fashion, and you're looking past it for more.",
      ],
      task: 'Tell someone your good news, and take their first reaction as all you need.',
    },
    8: {
      says: [
        'What belongs to both of you is being treated as if it were endless.',
        "Jupiter makes the Sun in your eighth house bold with shared money and with other people's goodwill.",
        "Nobody's refused you so far, which isn't the same as being asked.",
      ],
      task: "Check with the other person before you use, lend, or promise anything that's half theirs.",
    },
    9: {
      says: [
        "You're right about the principle and a little too pleased about it.",
        'A ninth-house Sun would love to teach, and with Jupiter behind it these weeks anyone who sits still becomes a student.',
        'They might have come with something to teach you.',
      ],
      task: "Ask a person you've been lecturing to explain their own field to you for ten minutes.",
    },
    10: {
      says: [
        'You may have promised something impressive to somebody important.',
        "The Sun in your tenth house stands tall when it's watched, and Jupiter these weeks adds two inches.",
        'Delivering it is possible if you start now and tell people what it leaves out.',
      ],
      task: "List what your big promise doesn't include, and show the list to the person it was made to.",
    },
    11: {
      says: [
        "You're running for president of a club that only wanted a treasurer.",
        'Jupiter carries the Sun in the eleventh house away with a vision these weeks, and your friends clap and look at their shoes.',
        "They like you, and they'd agree to about a tenth of it.",
      ],
      task: "Offer your friends the smallest version of your big plan, and find out who's really in.",
    },
    12: {
      says: [
        "In private you're already being congratulated.",
        'A Sun in the twelfth house does much of its shining in daydreams, and Jupiter has given these a bigger budget.',
        "They're pleasant, and at the moment they take the hour in which the first page could be written.",
      ],
      task: 'Do fifteen minutes of the real work behind a daydream before you let yourself have the dream.',
    },
  },
}
