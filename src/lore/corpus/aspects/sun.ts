import type { AspectsOfPlanet } from '#lore/authored.ts'

export const sunAspects: AspectsOfPlanet = {
  moon: {
    joined: {
      says: [
        'What you want and what you need are hardly ever two questions ({aspect}).',
        'The Moon was beside the Sun when you were born, so you go at a thing with your whole self or you leave it alone.',
        'That makes you convincing, and it makes advice difficult, because nobody inside is arguing the other side.',
        'The truth has to be told to you from outside, and the friends who dare are worth keeping.',
      ],
      traits: ['steady'],
    },
    tense: {
      says: [
        'You can get exactly what you went after and be out of sorts by evening ({aspect}).',
        'The Sun picks the goal and the Moon has to live there, and neither asks the other beforehand.',
        'So you change course more often than your plans would suggest, usually at the point where the plan is going well.',
        'It keeps you from settling for half a life, and it can cost you some perfectly good afternoons.',
      ],
      traits: ['changeable'],
    },
    harmonious: {
      says: [
        'Your plans have room in them for the person who has to carry them out ({aspect}).',
        'The Moon backs what the Sun decides, so you rarely have to talk yourself into getting up for it.',
        "Others take that ease for luck, and they're half right.",
        'Its use shows when things go badly, because you can be disappointed without falling out with yourself.',
      ],
      traits: ['steady'],
    },
  },
  mercury: {
    joined: {
      says: [
        'What you think and who you are stand so close together that a remark about the one lands on the other ({aspect}).',
        "Mercury works for the Sun here, which makes you the natural spokesperson for anything you're doing.",
        "You explain it well, and you're convinced before you've finished explaining.",
        'A second opinion does you good, preferably from somebody who has no wish to agree.',
      ],
      traits: ['proud'],
    },
  },
  venus: {
    joined: {
      says: [
        'Being liked and being yourself come to nearly the same thing for you ({aspect}).',
        'Venus lends the Sun its manners, so you can ask for a great deal and be thanked for asking.',
        "The bill arrives when somebody doesn't like you, since it feels like a verdict on the whole person.",
        "Your most honest work gets done among people whose affection you've stopped checking.",
      ],
      traits: ['warm', 'tactful'],
    },
  },
  mars: {
    joined: {
      says: [
        'Wanting and starting are one motion for you ({aspect}).',
        "Mars has no errand apart from the Sun's, so a thing you care about gets done at a speed that leaves others looking for their shoes.",
        'An objection feels like an attack, and you may have won arguments that were only questions.',
        'When something really is hard, all that force finally has somewhere to go.',
      ],
      traits: ['bold', 'quick'],
    },
    tense: {
      says: [
        'You tend to meet resistance with more of what caused it ({aspect}).',
        'The Sun would like to be respected and Mars would like to win, and they seldom agree on which of those is happening.',
        "So a small slight gets a large answer, and you're tired afterward in a way that the occasion doesn't explain.",
        "Open competition brings out the best in it, since there you're supposed to want to win and somebody else sets the limits.",
      ],
      traits: ['bold', 'proud'],
    },
    harmonious: {
      says: [
        "Once you've decided, you're already moving ({aspect}).",
        "Mars takes the Sun's orders without a discussion, and no strength is wasted on proving that you have it.",
        'People with louder tempers are often surprised to find that you got there ahead of them.',
        "When a friend's plan is stuck, you make the first call, and by evening it's moving.",
      ],
      traits: ['bold'],
    },
  },
  jupiter: {
    joined: {
      says: [
        'You count on things to work out, and you plan as if they already had ({aspect}).',
        'Jupiter doubles what the Sun sets out to do, so a lunch turns into a festival and a favor into a foundation.',
        "It's hard to be near you and stay discouraged.",
        "The arithmetic is left to other people, who learn to ask you for the number before you've told everyone the news.",
      ],
      traits: ['trusting', 'generous'],
    },
    tense: {
      says: [
        'Moderation strikes you as a lack of interest ({aspect}).',
        'The Sun has an aim of a sensible size, and Jupiter keeps adding to it until nobody can carry the thing.',
        "You say yes to four people in good faith, and the fifth, who was promised first, gets what's left.",
        'Used well, it means that you begin large enough to interest others and let somebody you respect do the cutting.',
      ],
      traits: ['generous', 'trusting'],
    },
    harmonious: {
      says: [
        "Something usually turns up for you, and you've learned to leave space for it ({aspect}).",
        "Jupiter opens the way a little before the Sun arrives, partly because people can see that you'd be pleased.",
        'It takes the bitterness out of losing, since you never quite believe that it was the last chance.',
        "The surplus gets handed on, and it tends to come back in a form you hadn't asked for.",
      ],
      traits: ['trusting'],
    },
  },
  saturn: {
    joined: {
      says: [
        "In some ways you're older than your age ({aspect}).",
        'Saturn stands beside the Sun and asks whether it has been earned, so praise slides off you and a correction stays.',
        "What you build lasts, because you'd rather take twice as long than be caught out.",
        'It gets lighter with the years, and people who knew you when you were young are surprised to find you funny.',
      ],
      traits: ['serious', 'steady'],
    },
    tense: {
      says: [
        'You wait for a permission that nobody was planning to refuse ({aspect}).',
        'The Sun would like to step forward, and Saturn wants to see the papers first.',
        'From outside it looks like modesty or a lack of ambition, and others have been asked ahead of you on that misunderstanding.',
        "When you do go, there's nothing loose in it, and no one has to redo the work.",
      ],
      traits: ['wary', 'modest'],
    },
    harmonious: {
      says: [
        "What you say you'll do can be entered in the calendar in ink ({aspect}).",
        'Saturn gives the Sun a floor to stand on, so you can want something for ten years without getting frantic about it.',
        'Rules that make sense feel like help to you.',
        'Others may find it unexciting until their own plans fall through, and then they remember your number.',
      ],
      traits: ['steady'],
    },
  },
  uranus: {
    joined: {
      says: [
        "You've never managed to be typical for longer than an afternoon ({aspect}).",
        'Uranus stands right beside the Sun, so doing it differently is less a mood than a matter of identity.',
        "People rely on you for the unexpected angle and complain that they can't rely on you.",
        'Any life you stay in has to have a window that opens.',
      ],
      traits: ['independent'],
    },
    tense: {
      says: [
        "As soon as you're told where you belong, you start thinking about leaving ({aspect}).",
        "The Sun has worked hard for its place, and Uranus can't see a place without testing the walls.",
        "So you break off things that were going well, and you're often the last to know that you were about to.",
        'It can also save you from a life that would have fit everyone but you.',
      ],
      traits: ['independent', 'changeable'],
    },
    harmonious: {
      says: [
        "Nobody minds that you do it your own way, and that's an art ({aspect}).",
        'Uranus hands the Sun new ideas at a pace it can use.',
        "You change direction without a crisis, and people who'd resist a rebel find themselves following you.",
        'When the usual method fails, they look at you first.',
      ],
      traits: ['independent'],
    },
  },
  neptune: {
    joined: {
      says: [
        "It's difficult to say where you end, for others and at times for you ({aspect}).",
        'Neptune softens the Sun, so you take on the color of your company and sense what everybody needs.',
        'People see in you what they were hoping for, and some are cross when it turns out to be their own wish.',
        'What holds you together is something larger to serve, a craft or a cause or a kind of beauty.',
      ],
      traits: ['yielding'],
    },
    tense: {
      says: [
        "You can serve an idea for years and then find that you'd dreamed a good share of it ({aspect}).",
        "The Sun wants to know who it is, and Neptune keeps suggesting that it doesn't matter.",
        'You agree to things in a fog of goodwill and wake up committed.',
        "The same openness lets you imagine your way into anyone, which is worth a good deal once you've learned to come back.",
      ],
      traits: ['idealistic', 'trusting'],
    },
    harmonious: {
      says: [
        "You can picture what isn't there yet and get other people to see it ({aspect}).",
        'Neptune lends the Sun its reach and leaves it its outline.',
        "You're kind in a way that doesn't advertise, and you can tell when somebody's pretending to be fine.",
        'It works best where the result can be heard or looked at.',
      ],
      traits: ['idealistic'],
    },
  },
  pluto: {
    joined: {
      says: [
        "People have an opinion of you before you've said anything ({aspect}).",
        "Pluto stands with the Sun, so you're in a thing entirely or you're gone, and you can feel a hidden motive from across the street.",
        "There may be a chapter of your life that you've ended so completely that no one mentions it.",
        "What you rebuild is stronger, and you know exactly what's in the walls.",
      ],
      traits: ['serious'],
    },
    tense: {
      says: [
        "Somebody is always in charge, and you can't help seeing who ({aspect}).",
        'The Sun wants to be seen, and Pluto has learned that being seen gives others something to use.',
        'So you hold back your real position and then defend it as if it were a border, over matters that were only logistics.',
        'With a person you trust, the same force goes into the work, and hardly anything can stop it.',
      ],
      traits: ['guarded', 'wary'],
    },
    harmonious: {
      says: [
        "You have more strength than you show, and you know where it's kept ({aspect}).",
        'Pluto stands behind the Sun without getting in its way.',
        'Setbacks that would finish a plan make you look at what it was really for.',
        "People in serious trouble tend to find you, since you don't flinch and you don't gossip.",
      ],
      traits: ['guarded'],
    },
  },
}
