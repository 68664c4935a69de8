import type { AspectsOfPlanet } from '#lore/authored.ts'

export const venusAspects: AspectsOfPlanet = {
  mars: {
    joined: {
      says: [
        'Attraction is a simple matter for you, and other people can tell ({aspect}).',
        'What Venus likes, Mars goes and gets, with hardly a step between the two.',
        'You flirt without any further purpose, and it can be misunderstood.',
        "The same heat goes into anything you make, and it's why the result has your fingerprints on it.",
      ],
      traits: ['open', 'bold'],
    },
    tense: {
      says: [
        'You like one thing and go after another ({aspect}).',
        "Venus wants to be won, and Mars can't stand to wait for it.",
        'So you start small fights with the people you care for, and the making up has more in it than the peace did.',
        'Wherever desire has something to build, that friction turns into style.',
      ],
      traits: ['changeable'],
    },
    harmonious: {
      says: [
        'You can want somebody without going to war over it ({aspect}).',
        'Mars does the asking and Venus picks the moment, so people say yes to you and feel that it was their idea.',
        'Your tastes and your efforts pull in one direction.',
        "It's a help in any work that has to please, and with any stranger.",
      ],
      traits: ['tactful'],
    },
  },
  jupiter: {
    joined: {
      says: [
        'You like many things, and you like a good deal of each ({aspect}).',
        'Jupiter fills what Venus holds out, so people get more from you than they came for, and so do shops.',
        'Charm of that kind is hard to refuse.',
        'Stopping is the skill you came without, and you tend to learn it from a statement at the end of the month.',
      ],
      traits: ['generous'],
    },
    tense: {
      says: [
        'Pleasure runs a little ahead of your means ({aspect}).',
        'Venus sees something lovely, and Jupiter says that it would be a shame to take only one.',
        'You promise affection at the same rate, and people who took it literally can feel let down by your average day.',
        'Those who learn to enjoy the overflow without counting do very well by you.',
      ],
      traits: ['generous'],
    },
    harmonious: {
      says: [
        "People like doing things for you, and they can't always say why ({aspect}).",
        "Venus asks with a smile and Jupiter supplies the reason, so an invitation that wasn't meant for you ends up including you.",
        'You return it in kind and lose count.',
        "The only risk is that you've never had to find out what you'd do for something that didn't come.",
      ],
      traits: ['generous'],
    },
  },
  saturn: {
    joined: {
      says: [
        'You take love seriously enough to be late for it ({aspect}).',
        'Saturn inspects what Venus likes and asks about the upkeep.',
        "At the start you can look cool to the very person you've been thinking about.",
        "What passes inspection is kept for decades, and it's treated better in the third than in the first.",
      ],
      traits: ['serious', 'slow'],
    },
    tense: {
      says: [
        'A compliment makes you look for the reason behind it ({aspect}).',
        'Venus would like to be given something, and Saturn wants to know what will be owed.',
        "So you're easy to admire and hard to treat, and people can get discouraged about giving you things.",
        'Those who keep at it find somebody so loyal that they wonder what the fuss was about.',
      ],
      traits: ['wary'],
    },
    harmonious: {
      says: [
        "You'd rather have it good than soon ({aspect}).",
        'Saturn helps Venus choose, so what you buy gets repaired and what you love gets a second winter.',
        "You're faithful without making a speech about it.",
        'It shows most in hard months, when your fondness turns out to have a foundation.',
      ],
      traits: ['steady'],
    },
  },
  uranus: {
    joined: {
      says: [
        "You like people all at once or you don't like them ({aspect}).",
        "Uranus stands with Venus, so what attracts you is something you couldn't have predicted.",
        'Friends learn to meet your new enthusiasms with an open mind and no advance booking.',
        "The people you've kept for years are the ones who stayed a little strange.",
      ],
      traits: ['independent', 'changeable'],
    },
    tense: {
      says: [
        "You want a person most while you don't know whether you'll get them ({aspect}).",
        "Venus would like to be chosen, and Uranus grows uneasy the moment it's been done.",
        "So there's a cold day after a warm week, and the other one wonders what they did.",
        "They did nothing, and if they go off and do something interesting, you'll be back before they are.",
      ],
      traits: ['independent', 'changeable'],
    },
    harmonious: {
      says: [
        'Your affections are unusual and perfectly cheerful about it ({aspect}).',
        'Uranus keeps Venus curious, so you can like somebody for years without needing them to stay the same.',
        'Anyone you love has to be a friend as well.',
        'What the two of you have in common might be difficult to explain to a third.',
      ],
      traits: ['independent'],
    },
  },
  neptune: {
    joined: {
      says: [
        "You see people at their best, including people who aren't there yet ({aspect}).",
        'Neptune wraps what Venus likes in soft light.',
        'It makes you forgiving and easily charmed, and somebody may have lived for a while off the interest.',
        "Turned toward music or color or any made thing, the same haze becomes your taste, and it's a fine one.",
      ],
      traits: ['trusting', 'idealistic'],
    },
    tense: {
      says: [
        'You fall for a possibility and then have to meet the person ({aspect}).',
        'Venus wants somebody real on a weekday, and Neptune had pictured the ocean.',
        "You give more than you have and call it nothing, and later you find that you're tired of everyone.",
        "What's left after the disappointment is often the better love, since it has the right name on it.",
      ],
      traits: ['idealistic', 'trusting'],
    },
    harmonious: {
      says: [
        'You bring something soft into hard places ({aspect}).',
        'Neptune widens what Venus can love, so you find beauty where others find an inconvenience.',
        'People feel forgiven around you without having confessed.',
        'You do need to make or play some of it, or it turns into daydreaming.',
      ],
      traits: ['warm'],
    },
  },
  pluto: {
    joined: {
      says: [
        "With you there's no such thing as a light attachment ({aspect}).",
        "Pluto stands with Venus, so what you love gets all of you, and it's watched accordingly.",
        'You sense at once who has power over whom, and you may be drawn to it.',
        'Something that would end an affection for most people is where yours starts to be interesting.',
      ],
      traits: ['close', 'serious'],
    },
    tense: {
      says: [
        'You look at a gift for the strings ({aspect}).',
        'Venus would like to enjoy being loved, and Pluto is keeping track of what it could be made to cost.',
        'So you give more than you take, which feels safe and leaves the other person without a way in.',
        "It lets go when you've seen somebody have power over you and not use it.",
      ],
      traits: ['wary'],
    },
    harmonious: {
      says: [
        "You love people for what they'd rather hide ({aspect}).",
        'Pluto gives Venus staying power, and Venus keeps Pluto from brooding.',
        'Your attachments survive moves and quarrels and bad years, and get better.',
        'Nobody has to pretend to be easy with you, which may be why so many difficult people are on your side.',
      ],
      traits: ['close'],
    },
  },
}
