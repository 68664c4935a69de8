import type { SignThoughts } from '#lore/authored.ts'

export const sunDaysInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        "You're first through the gap, and nobody minds.",
        'With your Sun in Aries, you come alive at a beginning, and most of your week is made of middles.',
        'Here is a real beginning, and it has room for about one person.',
        "You won't need to shove, or to be forgiven for it afterward, because the others were hoping that somebody would start.",
      ],
      task: 'Start the thing that everyone agrees should be started, and do its first ten minutes before you tell them.',
    },
    presses: {
      says: [
        'If somebody tells you to wait, you may take it as a challenge.',
        'Your Sun is in Aries, so you know yourself by what you do next, and a delay feels like being told who you are.',
        "You could force it, and you'd get through.",
        "You'd get through alone, though, and for what comes after it you need the person you'd have pushed aside.",
      ],
      task: "Use the delay to ask one person what they'd need in order to come along.",
    },
  },
  Taurus: {
    eases: {
      says: [
        "What you've built holds, and you get to sit on it for an hour.",
        'You put your pride into things that last (your Sun in Taurus), and then you worry about losing them.',
        'The worry has gone quiet.',
        'You can see what your patience bought you, and someone younger or newer may ask how you did it and mean the question.',
      ],
      task: 'Invite someone to see or use one thing that took you years, and tell them how you did it.',
    },
    presses: {
      says: [
        'You dig in, and only afterward do you look at where.',
        "With your Sun in Taurus, you can't be moved by pressure, which is a strength until the pressure happens to be right.",
        "You've been defending the old arrangement as if it were you.",
        "It's a price, or a seat, or a way of doing the dishes, and you'd give it up easily for somebody who asked.",
      ],
      task: 'Pick the smallest part of what they want changed, and offer it before they ask again.',
    },
  },
  Gemini: {
    eases: {
      says: [
        "You get to be two people, and they're both in good spirits.",
        'Because your Sun is in Gemini, you feel most like yourself in the middle of a conversation, halfway to changing your mind.',
        'Serious people have sometimes taken that for a lack of character.',
        'They could use it at the moment, because everyone else has picked a side and you can still tell each of them what the other meant.',
      ],
      task: 'Say out loud that you changed your mind about something, and what did it.',
    },
    presses: {
      says: [
        "You've kept two possibilities open, and somebody would like to know which.",
        'With your Sun in Gemini you stay free by staying interested in the other possibility.',
        'So far the other possibility has cost you little.',
        'Now two people have planned around two different answers, and whichever you give, one of them will have been right to ask sooner.',
      ],
      task: 'Choose one of the two for a month, and tell the person who planned on the other.',
    },
  },
  Cancer: {
    eases: {
      says: [
        'You make a place feel lived in by walking through it.',
        'Your Sun is in Cancer, so you lead by knowing who has eaten, and you get little credit for that as leadership.',
        'Some credit may come in now.',
        'Somebody who is new, or far from home, may be doing better work because of a thing you did without thinking about it.',
      ],
      task: 'Take in one person who is new somewhere, and tell them what nobody told you when you were.',
    },
    presses: {
      says: [
        "You may be hurt and say that you're fine.",
        'You protect what you care about (your Sun in Cancer), and that includes never being seen to need anything.',
        'So the hurt comes out as a headache or an early night.',
        "People who'd gladly have helped are left guessing which of the things they said it was.",
      ],
      task: "Tell one person that it isn't fine, in the same conversation in which they asked.",
    },
  },
  Leo: {
    eases: {
      says: [
        'People like you for what you really do, without the show.',
        'With your Sun in Leo, you give your best when someone is watching with pleasure, and somebody is.',
        "You're used to paying for attention with a bit more show than you would like.",
        'This time the plain version will do, and the applause is for something that you really did.',
      ],
      task: 'Show one piece of work you are proud of, and leave out the speech that plays it down.',
    },
    presses: {
      says: [
        'You may do something well and hear nothing about it.',
        "Because your Sun is in Leo, you can go for weeks on a single compliment, and you say nothing when there's none.",
        'Instead of asking you get grander, or cooler.',
        "The people around you took your talent for granted years ago, which is a sort of compliment, and it doesn't feed you.",
      ],
      task: "Ask someone whose judgment you trust what they thought of it, and don't help them with the answer.",
    },
  },
  Virgo: {
    eases: {
      says: [
        "Something turned out just the way you wanted it, and it's finished.",
        'You see the flaw first in everything you make (your Sun in Virgo), and in yourself as well.',
        'For a while the flaw is only a detail.',
        'If somebody uses what you made, without any instructions, that tells you more about it than another check would.',
      ],
      task: 'Call one piece of work done and hand it over, without listing what is wrong with it.',
    },
    presses: {
      says: [
        "You're likely to defend yourself before anyone has complained.",
        'With your Sun in Virgo, you keep a list of your own mistakes, so another person only has to clear their throat.',
        "You start to explain before you've been accused.",
        'They may only have wanted a date, and now they wonder what went wrong that they had not noticed.',
      ],
      task: 'Answer the next criticism with "thanks, I\'ll look at it," and say nothing in your defense.',
    },
  },
  Libra: {
    eases: {
      says: [
        'You bring out the best in somebody, and they return it.',
        'Your Sun is in Libra, and you see yourself most clearly in good company, which has its risks when the company is poor.',
        'The company is good.',
        'You can tell what you want, because a fair person is asking and has the time to hear the first answer and the second.',
      ],
      task: "Let somebody do you a favor, and decide where you'd both like to eat.",
    },
    presses: {
      says: [
        'Being reasonable may get you the short end again.',
        'You would rather lose a little than be called unfair (your Sun in Libra), and people have learned to count on that.',
        'They hardly mean any harm by it.',
        "They simply take you at your word when you say that you don't mind, and they miss the tone in which you said it.",
      ],
      task: 'Say which of the two you prefer, once, before you ask what the other person would like.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        'You can put some of the load down, because somebody else can carry it.',
        'With your Sun in Scorpio, you count on yourself in bad times and have trouble believing in the other kind.',
        'Nothing is being asked of you that needs such strength.',
        "It's odd at first, like carrying an umbrella on a fine day, and the person beside you may like you better with a hand free.",
      ],
      task: "Hand one thing you've been handling alone to somebody who has offered before.",
    },
    presses: {
      says: [
        'You may be preparing for trouble that nobody has made yet.',
        'Because your Sun is in Scorpio, you prepare for the worst version of a person so as never to be surprised by it.',
        "They can feel that they're on trial.",
        'Some people get careful when they feel that, and careful looks a lot like what you were watching for.',
      ],
      task: 'Tell the person you are unsure of one thing they could do that would settle it.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        "There's more room than you thought, and you found it by asking.",
        "You believe that it'll work out (your Sun in Sagittarius), and you've been right often enough to be annoying.",
        'You need a direction more than you need a plan.',
        'You get one in passing, from a person who has been there, and it makes an ordinary week look like the start of a trip.',
      ],
      task: 'Book or ask for the first small step toward the place you keep bringing up.',
    },
    presses: {
      says: [
        "You've aimed past what anybody asked for, and it shows.",
        'With your Sun in Sagittarius, you can forgive yourself for failing at something huge, and so you go for huge.',
        "A middle-sized thing done on time is what's wanted.",
        "It looks like a smaller life from where you stand, and it's where the people who depend on you happen to live.",
      ],
      task: 'Finish one modest thing that you promised, before you say anything about the big one.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        "People leave the matter to you, and you don't have to prove that they can.",
        'Your Sun is in Capricorn, so you earn your place every morning as if the night had taken it away.',
        'You could check how long ago it was really in question.',
        'Somebody treats you as the person in charge, plainly and with no test in it, and you may as well get used to that.',
      ],
      task: 'Let one thing you would normally do yourself be done by somebody else, and more loosely.',
    },
    presses: {
      says: [
        'The work is on your desk again, and you were the one who put it there.',
        'With your Sun in Capricorn, you take the weight before anyone has looked for a volunteer, because having it dropped would be worse.',
        'So people have stopped looking.',
        'You may be tired in a way that passes for authority, and the one who could help thinks that you like it like this.',
      ],
      task: "Name one duty that could be somebody else's by next week, and ask that person for it.",
    },
  },
  Aquarius: {
    eases: {
      says: [
        'You can agree with people and still be yourself.',
        "You've made your peace with being the odd one (your Sun in Aquarius), and you keep one foot outside as a matter of policy.",
        'You can bring the other foot in for a bit.',
        "These people like how you think, and agreeing with them about one thing won't make you one of the herd.",
      ],
      task: "Say yes to the group's next plan before you suggest how it could be done differently.",
    },
    presses: {
      says: [
        'Everyone wants the same thing, which is enough to make you suspicious.',
        'Because your Sun is in Aquarius, you say no in order to hear yourself, and the no is often right and seldom asked for.',
        'This time you might even agree with them.',
        "It's the tone that you can't stand, so you're about to lose something you wanted for the sake of having refused it.",
      ],
      task: "Ask yourself what you'd choose if nobody had recommended it, and do that.",
    },
  },
  Pisces: {
    eases: {
      says: [
        'A day without much of a plan will do you good.',
        "With your Sun in Pisces, you leave room for what nobody planned, and you've had to defend that against people with planners.",
        'Nothing needs defending at the moment.',
        "Someone you hadn't planned to see may give you what a meeting couldn't.",
      ],
      task: 'Keep one hour free of any purpose, and follow the first thing that interests you.',
    },
    presses: {
      says: [
        "You may be agreeing to things that you don't want.",
        'You slip out of a corner by agreeing with the person who holds you there (your Sun in Pisces).',
        'You mean it kindly.',
        "Then there's a version of you that agreed, and another that never would have, and someone is making plans with the first one.",
      ],
      task: 'Write down what you want in one line before you talk to the person who wants an answer.',
    },
  },
}
