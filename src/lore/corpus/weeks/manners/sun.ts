import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sunWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    turns: {
      eases: [
        "You're first through for once because it's yours, and nobody had to be beaten to it.",
        "You don't wait to be asked, and this time that's exactly right.",
      ],
      presses: [
        'Your first impulse is to charge at it, and you can feel how little that would change.',
        "You want to win this, and then you notice that nobody's keeping score but you.",
      ],
    },
    ends: {
      eases: [
        "You won't need telling twice, and the only thing to watch is whether anyone's keeping up.",
        "The first step is the part you're good at, so take the credit for it.",
      ],
      presses: [
        "You'll do it too fast the first time, which can be forgiven, and the second time is the one that counts.",
        "What's hard for you is the day after, when it's no longer new.",
      ],
    },
  },
  Taurus: {
    turns: {
      eases: [
        "It's been growing at its own speed, and you recognize it as yours because nobody hurried you.",
        'You could stay here a good while, and for once nothing tells you to move on.',
      ],
      presses: [
        "You've stayed put out of loyalty to your own decision, long after the reasons for it left.",
        "The harder it pushes, the less you want to move, and part of you knows that's only stubbornness.",
      ],
    },
    ends: {
      eases: [
        "Once it's a habit you'll never drop it, so the first week is the whole of the work.",
        'You can do it slowly, since nobody does slow as well as you.',
      ],
      presses: [
        "You'll tell yourself there's no hurry, and that's true of everything except this.",
        "You don't like being moved, so move yourself, an inch at a time, before somebody tries.",
      ],
    },
  },
  Gemini: {
    turns: {
      eases: [
        "You've got the words for it at once, and people repeat them.",
        "Two things you'd kept apart turn out to be one, and you're the person who can explain it.",
      ],
      presses: [
        "You can see both sides so well that you've put off being on one of them.",
        "You could talk your way out of this, and you're a little ashamed of how easily.",
      ],
    },
    ends: {
      eases: [
        "You'll explain it to somebody on the way, and it'll get better as you do.",
        'It suits you best in small pieces with talk in between.',
      ],
      presses: [
        "You'll have a second idea before you've done the first, and the second can wait.",
        'It would be like you to discuss it in place of doing it.',
      ],
    },
  },
  Cancer: {
    turns: {
      eases: [
        'You look after it as you look after people, and it does as well as they do.',
        "What you've protected all this time has grown, and it can stand a little weather now.",
      ],
      presses: [
        "It gets under your shell before you've had time to close it.",
        "You'd rather go home and be found there, and this time nobody's going to come looking.",
      ],
    },
    ends: {
      eases: [
        'You do such things best for somebody, and this time you may count as somebody.',
        'Go about it sideways if you like, since you always get there.',
      ],
      presses: [
        "You'll look for a sign that you're welcome before you start, and there may not be one.",
        "If it's taken coolly, that's about their day, and you'll have to tell yourself so twice.",
      ],
    },
  },
  Leo: {
    turns: {
      eases: [
        'You take your place in the middle of it, and everyone is glad you do.',
        "It has your name on it, and you're proud in the plain way that doesn't need an audience.",
      ],
      presses: [
        'Your pride is what hurts, and you dress it up as principle.',
        "You'd almost rather be admired for how you take it than have it go well.",
      ],
    },
    ends: {
      eases: [
        "It's better with your whole heart in it, and you've never known how to do it otherwise.",
        'Let someone see you do it, since being seen makes you kinder.',
      ],
      presses: [
        "It may go unapplauded, and you'd want to have decided beforehand that it's worth doing anyway.",
        'Your pride will suggest a grander version, and the small one is the one that helps.',
      ],
    },
  },
  Virgo: {
    turns: {
      eases: [
        'It works, and you can let it work without looking for the catch.',
        "All the small things you've put in order add up to a large one.",
      ],
      presses: [
        "You look for your mistake first, and you'd feel better if you found one.",
        "You've been getting it ready for so long that getting ready has become the thing itself.",
      ],
    },
    ends: {
      eases: [
        "You'll do it properly without being asked, so the rest is only permission to enjoy it.",
        'The details are in good hands with you, so you can look up from them now and then.',
      ],
      presses: [
        "You'll want to have it perfect first, and it's good enough as it stands.",
        "You'll notice what you did wrong, and it'll be something nobody else has seen.",
      ],
    },
  },
  Libra: {
    turns: {
      eases: [
        'Somebody across from you wants the same thing, and you find out because you asked.',
        "It comes out even, and this time you're counted among the people it's fair to.",
      ],
      presses: [
        "You've kept the peace here for so long that your own side of it has gone missing.",
        "You can't please both of them, and one of the two is you.",
      ],
    },
    ends: {
      eases: [
        "It's easier for you with another person there, so ask one.",
        "Your tact will find the moment, as long as you've picked the day.",
      ],
      presses: [
        "You'll be tempted to ask around, and everyone will tell you something different and sensible.",
        "Somebody won't like it much, and for you that's the entire difficulty.",
      ],
    },
  },
  Scorpio: {
    turns: {
      eases: [
        "You know what you want here, you've known for months, and you can stop hiding it.",
        'You commit to it whole, and half of the effort turns out to have been the holding back.',
      ],
      presses: [
        "You hold on out of pride to something you'd be glad to lose.",
        "You've seen this coming, and you told nobody, so now you've got to deal with it alone.",
      ],
    },
    ends: {
      eases: [
        "You needn't tell anyone why, and you'll do it thoroughly or not at all.",
        "Once you've decided, nobody needs to remind you.",
      ],
      presses: [
        "You'd rather test people than ask them, and asking is quicker here.",
        "It means loosening your grip on one thing, and that's never felt like winning to you.",
      ],
    },
  },
  Sagittarius: {
    turns: {
      eases: [
        "You aim further than is sensible, and it's closer than it looked.",
        "There's room in it, and you breathe better as soon as you see how much.",
      ],
      presses: [
        "You'd promised more than the facts allow, with the best intentions.",
        "Your first wish is to leave, and your second is to find out what you'd be leaving.",
      ],
    },
    ends: {
      eases: [
        "You'll make it bigger as you go, and this is one of the few times that's an improvement.",
        "Give it some room to turn into something else, since that's when you stay.",
      ],
      presses: [
        'The beginning will be easy, the middle will bore you, and the middle is where it counts.',
        "You'll promise it in a good mood, so write down what you promised.",
      ],
    },
  },
  Capricorn: {
    turns: {
      eases: [
        "The long way turns out to have been the right one, and you can see how far you've come.",
        'You take charge of it as if it had been yours all along, and by now it is.',
      ],
      presses: [
        "You've held yourself to a schedule that nobody else ever saw.",
        "You feel behind, and you couldn't say behind whom.",
      ],
    },
    ends: {
      eases: [
        "You'll keep it up long after other people would have stopped, so choose a pace you like.",
        'Treat it as seriously as work, which is the highest honor you know.',
      ],
      presses: [
        "You'll want to have earned it first, and by any fair count you have.",
        "You'll be tempted to do it alone and in silence, and it's better with a witness.",
      ],
    },
  },
  Aquarius: {
    turns: {
      eases: [
        "It's unusual and it's yours, and nobody asks you to explain it.",
        'You find the people for whom your way is the normal one.',
      ],
      presses: [
        "You've been so independent about this that nobody knows you need it.",
        "You can explain perfectly why it doesn't hurt, and it hurts.",
      ],
    },
    ends: {
      eases: [
        "Do it in your own odd way, because that's the one you'll repeat.",
        "You'd do it for the group without a thought, so count yourself in.",
      ],
      presses: [
        "You'll find a principle that speaks against it, and you can have the principle back next week.",
        "It's a bit personal for your taste, which is why it'll work.",
      ],
    },
  },
  Pisces: {
    turns: {
      eases: [
        "What you've only imagined has an outline now, and it's close to how you saw it.",
        "You give yourself over to it, and you aren't lost in it.",
      ],
      presses: [
        "You've blurred your own line so often to be kind that you have to look for it.",
        "You could slip away from this unnoticed, and that's the trouble, since nobody'd notice.",
      ],
    },
    ends: {
      eases: [
        "It'll come about half by itself if you leave a little space for it.",
        "You'll feel when it's the right moment, and you can trust that.",
      ],
      presses: [
        'A clear edge is the hard part for you, and one clear sentence is edge enough.',
        "You'll be inclined to let it blur, kindly, until nobody would know what you'd said.",
      ],
    },
  },
}
