import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const moonWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    turns: {
      eases: [
        'You feel it all at once and you show it, so nobody has to guess.',
        'It makes you want to move, and moving is what does you good.',
      ],
      presses: [
        "You hit back before you know that you've been hurt.",
        "You'd like to do something about it this minute, and there's only something to feel.",
      ],
    },
    ends: {
      eases: [
        "You feel better as soon as you've moved, so begin with your feet.",
        "Don't save it up, since your feelings have never kept well.",
      ],
      presses: [
        "You'll want to do it while you're hot, and it comes out better twenty minutes later.",
        "You're over things sooner than the people you snapped at, so tell them that you are.",
      ],
    },
  },
  Taurus: {
    turns: {
      eases: [
        'Your body knows it before you do, and it settles.',
        "It's simple and it's there every day, and you've never asked comfort to be more than that.",
      ],
      presses: [
        'Something you lean on daily has been moved, and you feel it out of all proportion.',
        "You'd rather keep a feeling that's gone stale than be without one.",
      ],
    },
    ends: {
      eases: [
        "Make it something you can touch or eat, and you'll believe in it.",
        'Comfort that comes at the same hour every day does the most for you.',
      ],
      presses: [
        "You'll miss the old arrangement for a few days, and then you'll have a new old arrangement.",
        'Nobody can hurry you into it, so set the date yourself.',
      ],
    },
  },
  Gemini: {
    turns: {
      eases: [
        "The moment you've said it to someone, you feel lighter.",
        "You can laugh about it while you're in it, and that takes nothing away.",
      ],
      presses: [
        "You've got a hundred words for how you are, and none of them has made you feel it less.",
        'You ask three people what you feel, and you get three good answers.',
      ],
    },
    ends: {
      eases: [
        'Telling someone is most of it, for you.',
        "A call on the way home counts, and you'd have made it anyway.",
      ],
      presses: [
        "You'll want to explain it until it's gone, and this once it could stay a while.",
        "You'll feel the urge to change the subject, and that's how you can tell you've reached it.",
      ],
    },
  },
  Cancer: {
    turns: {
      eases: [
        "You're fed as well as feeding, and you can tell how seldom that's been so.",
        'You feel safe, and a soft mood that was waiting behind the door for weeks comes out.',
      ],
      presses: [
        "You feel the slight to the bottom, and your face says that it's nothing.",
        'You remember every earlier time, in order, with the tone of voice.',
      ],
    },
    ends: {
      eases: [
        "Whatever you'd do here for somebody you love is what you need yourself.",
        "You'll remember it for years, so make it a kind one.",
      ],
      presses: [
        "You'll hope to be asked, and they'll hope to be told.",
        'You may want to crawl in and wait, and they do come sometimes, but it takes them days.',
      ],
    },
  },
  Leo: {
    turns: {
      eases: [
        "You're the warm spot in the room, and you get warm yourself.",
        'Someone delights in you, visibly, and you believe them.',
      ],
      presses: [
        "You weren't looked at, and it hurts more than a thing like that has a right to.",
        'You give lavishly, and then you wait for it to be noticed.',
      ],
    },
    ends: {
      eases: [
        'You can ask to be made a fuss of, since people have been wanting to.',
        "Your good mood is a present to whoever's near, so let it be loud.",
      ],
      presses: [
        "You'll be tempted to act as if you didn't mind, and you act very well.",
        "It's attention that you're short of, and the plain word for that costs less than the performance.",
      ],
    },
  },
  Virgo: {
    turns: {
      eases: [
        "You're useful and you're thanked, which for you is very close to being loved.",
        "You don't find anything to fix, and it takes you a minute to trust that.",
      ],
      presses: [
        "You can't make it better by working on it, and working on it is all you know to do with a feeling.",
        'You find the fault in what you felt, and correct that first.',
      ],
    },
    ends: {
      eases: [
        'Put one thing in order first if you must, and then stop.',
        "You'll know it's working when you forget to check.",
      ],
      presses: [
        "You'll start to fix something, and nothing here is broken.",
        'You can worry about it at a fixed hour, and be off duty for the rest.',
      ],
    },
  },
  Libra: {
    turns: {
      eases: [
        "It's peaceful, and you didn't have to make the peace yourself.",
        "You're liked here without arranging anything.",
      ],
      presses: [
        "Someone's displeased, and you'd give a good deal for them not to be.",
        "You've been so agreeable that nobody knows there's something to be sorry for.",
      ],
    },
    ends: {
      eases: [
        "Make sure that the other person's comfortable, since you will anyway, and then sit down yourself.",
        "It's better shared, and you know with whom.",
      ],
      presses: [
        "It may leave a small silence, and you won't want to fill it.",
        "You'll need to know your own mood first, before theirs gets to you.",
      ],
    },
  },
  Scorpio: {
    turns: {
      eases: [
        "It goes deep and it's quiet, and you don't have to guard it from anyone.",
        'You let somebody close enough to see how much there is.',
      ],
      presses: [
        "It's all or nothing for you, and somebody has offered you some.",
        "You'd sooner hurt alone than be seen hurting, and you've gotten good at it.",
      ],
    },
    ends: {
      eases: [
        "It can stay private, as long as it's not a secret from you.",
        'You feel it to the bottom, so give it the time that takes.',
      ],
      presses: [
        "You'll want to be certain of them first, and you only get certain by doing it.",
        "You've got the old hurt on file, and you could leave the file closed.",
      ],
    },
  },
  Sagittarius: {
    turns: {
      eases: [
        'You can see a long way from here, and your spirits go up with the view.',
        "You feel that it'll be all right, and today that's more than a habit.",
      ],
      presses: [
        "You've been cheerful about this for so long that you half believed it.",
        'You want out, and what you want is air.',
      ],
    },
    ends: {
      eases: [
        'Go out for it, since your moods improve with the view.',
        'A plan to look forward to does you as much good as the thing itself.',
      ],
      presses: [
        "You'll make light of it, and it's allowed to weigh something.",
        "You'll want to be elsewhere by evening, and it'll travel with you.",
      ],
    },
  },
  Capricorn: {
    turns: {
      eases: [
        "You've built this comfort yourself, slowly, and it bears your weight.",
        "Somebody sees how steady you've been and says so, and you have to look out of the window for a second.",
      ],
      presses: [
        "You've been the strong one for so long that people have stopped asking.",
        "You feel it, you note it, and you'd put it off if it would be put off.",
      ],
    },
    ends: {
      eases: [
        'Put it in the calendar like any other duty, since those you keep.',
        "You relax when it's done, so make it small enough to be done by noon.",
      ],
      presses: [
        "You'll cope, as you do, and coping isn't what's needed.",
        "It'll feel like weakness for about an hour, which is how you know you don't do it enough.",
      ],
    },
  },
  Aquarius: {
    turns: {
      eases: [
        'You find that you can be close and free in the same hour.',
        "You're odd here, and at ease, and the two belong together.",
      ],
      presses: [
        "You observe that you're upset, with some interest, from about three feet away.",
        "You want to be left alone by people who won't go away.",
      ],
    },
    ends: {
      eases: [
        "Keep a way out open, and you'll find that you stay.",
        "Friends will do as well as family for this, and you've always thought so.",
      ],
      presses: [
        "You'll be able to describe the feeling very well, and it'd be worth having it first.",
        'It asks you to come a step closer, about one step more than is comfortable.',
      ],
    },
  },
  Pisces: {
    turns: {
      eases: [
        'You feel held by something larger than the day, and you rest in it.',
        "Your kindness comes back to you by a way that you'd never have thought of.",
      ],
      presses: [
        "You can't tell where their trouble ends and yours begins.",
        "You give way, softly, and only later do you know there'd been a line.",
      ],
    },
    ends: {
      eases: [
        "Give it no purpose, and you'll come back with one.",
        'Water, music, or sleep will get you there sooner than thinking would.',
      ],
      presses: [
        "Half of what you feel about it belongs to other people, and they'd take it back if they knew.",
        "They won't guess, however long you give them.",
      ],
    },
  },
}
