import type { AspectsOfPlanet } from '#lore/authored.ts'

export const moonAspects: AspectsOfPlanet = {
  mercury: {
    joined: {
      says: [
        "A feeling isn't quite real to you until you've told somebody about it ({aspect}).",
        'Mercury starts translating as soon as the Moon stirs, and you can describe a mood so well that it sounds solved.',
        "Friends bring you what they can't put into words themselves.",
        'At night the same gift keeps going without a listener, and you lie there rephrasing the day.',
      ],
      traits: ['open'],
    },
    tense: {
      says: [
        'When you need a hug, you start making a case ({aspect}).',
        'The Moon wants comfort and Mercury offers an explanation, so you can argue yourself out of a feeling by lunch and have it back for dinner.',
        "People answer the argument, since that's what they were given, and they miss what it was about.",
        'Said badly and on time, it would have taken one sentence.',
      ],
      traits: ['cool'],
    },
    harmonious: {
      says: [
        "You can say what's wrong while it's still small ({aspect}).",
        'Mercury gets the news from the Moon before it turns into a mood, and so you ask for what you need in ordinary words.',
        'People tell you things for the same reason, because you seem to follow the story and the person telling it.',
        'It makes you a good witness, to others and to yourself.',
      ],
      traits: ['open'],
    },
  },
  venus: {
    joined: {
      says: [
        'People relax around you without knowing why ({aspect}).',
        "The Moon wants peace and Venus knows how to arrange it, so wherever you live there's something good to eat and nobody is being corrected.",
        "You're loved for it.",
        "It's paid for in sentences that were never spoken, because a raised voice can spoil a day you'd made so nice.",
      ],
      traits: ['tactful', 'warm'],
    },
    tense: {
      says: [
        "Charm and comfort send you in two directions, and they don't always live at the same address ({aspect}).",
        'Venus goes for what is delightful, and the Moon would like to know who makes breakfast.',
        "When you're low you spend or flirt or rearrange a room, and for an hour it nearly works.",
        "What you're looking for is somebody you can be plain with and still want to impress.",
      ],
      traits: ['changeable'],
    },
    harmonious: {
      says: [
        'Being fond of people comes easily to you, and so does letting it show ({aspect}).',
        "What pleases Venus also feeds the Moon, so an hour with somebody you like is worth a night's sleep.",
        'You smooth things over in families and groups, often before anyone else has seen the wrinkle.',
        "Given the choice, you'd take the pleasant over the exciting, and you seldom regret it.",
      ],
      traits: ['warm'],
    },
  },
  mars: {
    joined: {
      says: [
        "Your feelings are on their feet before you've been introduced to them ({aspect}).",
        "The Moon is touched and Mars is already up, so you've answered before you know what the question did to you.",
        "You're brave on behalf of the people you love, and a little dangerous to argue with before a meal.",
        "It passes quickly, and you're puzzled that others are still thinking about what you said.",
      ],
      traits: ['bold', 'quick'],
    },
    tense: {
      says: [
        'You get angry where other people would get sad ({aspect}).',
        'The Moon is hurt first, and Mars arrives so fast that the hurt is never seen.',
        'What others meet is the temper, and they defend themselves against it, which leaves nobody to look after what it was protecting.',
        'Ten minutes of walking usually bring you to the sentence you meant.',
      ],
      traits: ['bold', 'guarded'],
    },
    harmonious: {
      says: [
        'You know what you feel by what you find yourself doing ({aspect}).',
        'Mars works for the Moon here, so looking after someone takes the form of going over there and fixing it.',
        "Anger comes out warm and early, and then it's over.",
        "In a crisis people see that you're already carrying something.",
      ],
      traits: ['bold'],
    },
  },
  jupiter: {
    joined: {
      says: [
        'You feel things in generous portions, and you hand them out the same way ({aspect}).',
        'Jupiter takes what the Moon is in the mood for and makes it enough for ten.',
        'Anyone who comes to you feels expected.',
        "What you find hard is a little, a small comfort or a modest sorrow, since to you it's hardly worth getting up for.",
      ],
      traits: ['generous', 'warm'],
    },
    tense: {
      says: [
        'Your comfort has a tendency to get out of hand ({aspect}).',
        'The Moon would be content with a quiet evening, and Jupiter has invited people.',
        'You promise in warmth and pay in exhaustion, and then you wonder why the place is so full.',
        "The kindness is real all the same, and those who've been caught in it tend to say that it came when they needed it.",
      ],
      traits: ['generous'],
    },
    harmonious: {
      says: [
        'It takes little to restore you ({aspect}).',
        'The Moon trusts what Jupiter tells it, which is that there will be another bus and probably better company on it.',
        'You forgive early because holding on to it bores you.',
        'Worriers gather around you for that reason, and most of them go home having eaten something.',
      ],
      traits: ['trusting'],
    },
  },
  saturn: {
    joined: {
      says: [
        'You may have learned to carry your own feelings at an age when others were still handing theirs over ({aspect}).',
        "Saturn stands guard over the Moon, so comfort has to be scheduled and tears wait until everyone's gone.",
        'People think that you need less than they do.',
        "The few you've leaned on know that they were given something.",
      ],
      traits: ['serious', 'guarded'],
    },
    tense: {
      says: [
        'Asking for comfort feels to you like asking for a loan ({aspect}).',
        "The Moon wants somebody to see, and Saturn has made sure that there's nothing to see.",
        "You tidy up and answer that you're fine, and those who love you take your word for it.",
        'What grows from it is a steadiness that others lean on, and it would be cheaper for you if they knew the price.',
      ],
      traits: ['guarded', 'steady'],
    },
    harmonious: {
      says: [
        'You can be upset and still remember the appointment ({aspect}).',
        'Saturn gives the Moon a shape to rest in, a meal at its hour or a walk on the same route.',
        "Others take it for calm, and it's closer to practice.",
        'When somebody near you goes to pieces, you know what has to be done first and you do that.',
      ],
      traits: ['steady'],
    },
  },
  uranus: {
    joined: {
      says: [
        'Closeness is lovely, and then quite suddenly you need some air ({aspect}).',
        'Uranus stands with the Moon, so what calms you at the start of a week can stifle you by the end of it.',
        "The people you live with learn that you come back, and that it's quicker if nobody asks where you went.",
        'You may be the one person they know who feels at home in a change.',
      ],
      traits: ['independent', 'changeable'],
    },
    tense: {
      says: [
        'As soon as everything is comfortable, you look around for what could be moved ({aspect}).',
        'The Moon wants to be held, and Uranus wants to know that it could leave.',
        "You cancel the evening you'd looked forward to, and you feel better and worse.",
        "With somebody who doesn't take it personally, you stay far longer than either of you would have guessed.",
      ],
      traits: ['independent', 'changeable'],
    },
    harmonious: {
      says: [
        'You need people, and you need them to leave you some slack ({aspect}).',
        "Uranus gives the Moon air, so your feelings are quick and honest and don't cling.",
        "Friends of every kind feel like family to you, and family does best when it's treated like friends.",
        'In an emergency you turn calm, and your best idea arrives.',
      ],
      traits: ['independent'],
    },
  },
  neptune: {
    joined: {
      says: [
        "You don't enter a room so much as soak it up ({aspect}).",
        "Neptune has taken down the wall around the Moon, and other people's weather comes straight in.",
        "You comfort them without being asked, and later you can't tell whose sadness you went home with.",
        'Water and music sort it out.',
      ],
      traits: ['warm'],
    },
    tense: {
      says: [
        "You can be sad for an hour before finding out that it wasn't yours ({aspect}).",
        'The Moon needs something simple, such as supper, and Neptune needs it to mean the end of all longing.',
        'So you idealize the people who look after you, and then forgive them for turning out to be people.',
        "The tenderness is real, and it goes further when you've eaten.",
      ],
      traits: ['idealistic'],
    },
    harmonious: {
      says: [
        "You understand what people mean before they've decided to say it ({aspect}).",
        "Neptune tells the Moon things, and the Moon doesn't panic.",
        'You can sit with someone through a bad hour and not try to fix it.',
        'A dream or a song will sometimes give you an answer that thinking had refused to.',
      ],
      traits: ['warm'],
    },
  },
  pluto: {
    joined: {
      says: [
        "Your feelings don't come in small sizes ({aspect}).",
        'Pluto stands with the Moon, so you love as if something depended on it and you remember as if it were evidence.',
        'Hardly anyone sees it, because you keep your face still.',
        "Those you've let in know that you'd go a long way for them, and that you'd see through anyone who only said so.",
      ],
      traits: ['serious', 'guarded'],
    },
    tense: {
      says: [
        "You don't hand your feelings to anyone who could use them ({aspect}).",
        "The Moon wants to be soothed, and Pluto wants to know who'll have power over it afterward.",
        'You test people, and the test is usually silence.',
        'It costs you comfort that was really on offer, and it means that what you do share has never been cheap.',
      ],
      traits: ['guarded', 'wary'],
    },
    harmonious: {
      says: [
        'Nobody has yet told you a thing that made you look away ({aspect}).',
        'Pluto gives the Moon a strong stomach and a long memory for kindness.',
        "You recover from what you thought you wouldn't, and you come back with something you can use.",
        "People bring you what they've never told anyone, and it stays where they put it.",
      ],
      traits: ['steady'],
    },
  },
}
