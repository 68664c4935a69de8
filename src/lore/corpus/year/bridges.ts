import type { House } from '#lore/house.ts'
import type { NatalPoint } from '#lore/passage.ts'

type Tone = 'presses' | 'eases'
type Two = readonly [string, string]

/** How a moment of a year leaves a person, after "February leaves you"; the area of life follows, but for the angles. */
export const leftBehind: Record<NatalPoint, Record<Tone, Two>> = {
  sun: {
    presses: ['less sure of yourself', "in some doubt about what you're worth"],
    eases: ['surer of yourself', 'with some credit to spend'],
  },
  moon: {
    presses: ['easily hurt', 'in need of more quiet than you get'],
    eases: ['at ease', 'on better terms'],
  },
  mercury: {
    presses: ['with something still unsaid', 'tired of explaining yourself'],
    eases: ['clearer about what you think', 'with the right words, for once,'],
  },
  venus: {
    presses: ['unsure whom you can count on', 'counting what comes back to you'],
    eases: ['easier to please', 'glad of what you have'],
  },
  mars: {
    presses: ['short-tempered', 'with more push than you can use'],
    eases: ['with strength to spare', 'used to going first'],
  },
  jupiter: {
    presses: ['with too much promised', 'stretched too thin'],
    eases: ['more hopeful', 'with a bigger plan'],
  },
  saturn: {
    presses: ['doubtful about an old duty', 'tired of being the responsible one'],
    eases: ['with one thing finished', 'on firmer ground'],
  },
  uranus: {
    presses: ['restless', 'ready to walk out'],
    eases: ['freer', 'readier to try things'],
  },
  neptune: {
    presses: ['unsure what to believe', 'a little disappointed'],
    eases: ['easier on yourself', 'readier to trust a hunch'],
  },
  pluto: {
    presses: ['wary of anyone with power', 'with one thing less to hold on to'],
    eases: ['harder to frighten', 'with more strength than you show'],
  },
  asc: {
    presses: ['unsure how you come across', 'tired of being looked at'],
    eases: ['easier to talk to', 'with a few new people around you'],
  },
  mc: {
    presses: ['with more work than thanks', 'unsure what they think of you at work'],
    eases: ['with a better name than you had', "with somebody's good word behind you"],
  },
}

/** Where a person is left so, by the house of what was touched. */
export const leftWhere: Record<House, string> = {
  1: 'in front of people',
  2: 'where money is concerned',
  3: 'in conversation',
  4: 'at home',
  5: 'in your free time',
  6: 'in daily life',
  7: 'with the person closest to you',
  8: 'where trust is concerned',
  9: 'away from home',
  10: 'in public',
  11: 'among friends',
  12: 'in private',
}

interface Followed {
  presses: Two
  eases: Two
}

/** What comes of it at the next moment: by its point and tone, then by the tone of the moment before. */
export const whatFollows: Record<NatalPoint, Record<Tone, Followed>> = {
  sun: {
    presses: {
      presses: [
        'so when your pride is touched next, you have little to set against it',
        'and what comes next goes for your confidence, where you have least in reserve',
      ],
      eases: [
        "so you don't expect to be questioned, and now you are",
        'but now somebody asks whether you can stand behind it',
      ],
    },
    eases: {
      presses: [
        'which is why being taken seriously does you so much good now',
        'so the credit that comes next lands where it was missing',
      ],
      eases: [
        'and being noticed for it is only the next step',
        'so you can put your name forward without forcing anything',
      ],
    },
  },
  moon: {
    presses: {
      presses: [
        'so the next thing goes straight to your feelings',
        'and you have little patience left when it gets personal',
      ],
      eases: [
        'but feelings keep a calendar of their own, and they speak up now',
        'so your guard is down when it gets personal',
      ],
    },
    eases: {
      presses: [
        'so a bit of comfort goes a long way now',
        'which is why you notice at once when somebody is kind',
      ],
      eases: ['and it shows in how well you sleep', 'so you let people closer than usual'],
    },
  },
  mercury: {
    presses: {
      presses: [
        'so you run out of words just when they count',
        "and the next talk starts from there, which doesn't help it",
      ],
      eases: [
        'but saying so is another matter, and that comes next',
        "so you may say more than you've thought through",
      ],
    },
    eases: {
      presses: [
        "so it's a relief to be able to say what it was about",
        'which gives you something to say, and now the words for it come',
      ],
      eases: [
        'and you find the words for it without looking',
        "so you say yes to a conversation you'd have put off",
      ],
    },
  },
  venus: {
    presses: {
      presses: [
        'so you look twice at what you give and to whom',
        'and the next question is what you like enough to pay for',
      ],
      eases: [
        'but what it costs to be liked comes up next',
        "so you're generous, and now you see the bill",
      ],
    },
    eases: {
      presses: [
        'so a friendly face counts double now',
        'which makes you grateful for what comes without effort',
      ],
      eases: ['and people like you for it', 'so you have something left over to enjoy'],
    },
  },
  mars: {
    presses: {
      presses: [
        "so it doesn't take much to start a fight now",
        "and you push where you'd do better to wait",
      ],
      eases: [
        "but somebody stands in the way of what you'd like to do with it",
        'so you set off too fast and have to brake',
      ],
    },
    eases: {
      presses: [
        "so you're glad to have something you can simply do",
        'which is plenty to push against, and now you have the strength for it',
      ],
      eases: [
        'and you act on it before you can talk yourself out of it',
        'so the next step takes very little out of you',
      ],
    },
  },
  jupiter: {
    presses: {
      presses: [
        'so you hope for too much from whatever comes next',
        "and you'd like a way out, which makes any big promise sound good",
      ],
      eases: ['so you think you can manage one thing more', 'and next you overdo it'],
    },
    eases: {
      presses: [
        'so an opening comes at the right moment',
        'which makes you look up when somebody offers you more room',
      ],
      eases: ['and the plans get bigger', 'so you dare to ask for more'],
    },
  },
  saturn: {
    presses: {
      presses: [
        "so you can't carry everything any longer, and something gets put down",
        "and duty is what you're asked about next, when you have least to give",
      ],
      eases: [
        'but somebody asks about the work next',
        "so it's a surprise how much is expected of you",
      ],
    },
    eases: {
      presses: [
        "so you're glad of something solid",
        'which has shown you what holds, and you build on that now',
      ],
      eases: [
        'and you use it to get something finished',
        "so the work goes faster than you'd planned",
      ],
    },
  },
  uranus: {
    presses: {
      presses: [
        "so you'd change almost anything now, the wrong thing included",
        'and the urge to break out gets harder to reason with',
      ],
      eases: [
        "but you can't sit still with it for long",
        "so you get restless before you've used it",
      ],
    },
    eases: {
      presses: ["so you're ready to try another way", 'which makes a change look like relief'],
      eases: [
        "and you try something you wouldn't have tried last year",
        'so a new idea meets no resistance',
      ],
    },
  },
  neptune: {
    presses: {
      presses: [
        "so you'd believe anyone with a kind voice",
        'and it gets hard to tell what you know from what you fear',
      ],
      eases: ['but the details blur now', "so you let things slide that you'd usually check"],
    },
    eases: {
      presses: [
        "so you're easier on everybody now, yourself included",
        'which has made you gentler than you were',
      ],
      eases: ['and you let your mind wander for once', "so there's room for what has no use"],
    },
  },
  pluto: {
    presses: {
      presses: [
        "so you won't be pushed any further, and somebody pushes",
        "and now it comes down to who's in charge",
      ],
      eases: [
        'but now somebody wants a say in it',
        'so you have something to lose when power comes into it',
      ],
    },
    eases: {
      presses: [
        "so you know what you can do without, and that's a strength now",
        'which has made you tougher than you look',
      ],
      eases: [
        "and it goes deeper than you'd expected",
        'so you can finish with something for good',
      ],
    },
  },
  asc: {
    presses: {
      presses: [
        'so people read it in your face now',
        "and next it's your manner that gets the blame",
      ],
      eases: [
        'but others see something else when they look at you',
        "so you're surprised when somebody finds you hard to approach",
      ],
    },
    eases: {
      presses: [
        "so it's good to be met halfway",
        'which makes a friendly introduction worth more than usual',
      ],
      eases: ['and anyone who meets you can tell', 'so new people take to you quickly'],
    },
  },
  mc: {
    presses: {
      presses: [
        'so work asks for more just when you have less',
        'and next it comes up in front of the people you work for',
      ],
      eases: [
        'but what you do in public gets judged by other rules',
        'so more is asked of you at work',
      ],
    },
    eases: {
      presses: [
        'so a word of praise at work comes at the right time',
        'which has taught you something that you can use at work now',
      ],
      eases: [
        'and word of it gets around at work',
        'so people give you more to do, and you take it gladly',
      ],
    },
  },
}
