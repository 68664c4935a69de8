import type { PlacementParagraphs } from '#lore/authored.ts'

export const jupiterInPisces: PlacementParagraphs = {
  1: {
    says: [
      "People feel forgiven around you and couldn't say for what (your Jupiter in Pisces, {house}).",
      'Jupiter rules this sign, so your kindness is effortless, and you assume the best of a person until it comes true.',
      'Help finds you easily.',
      "You can let almost anything pass, and a friend may have to step in front of you when someone is making use of it, since you'd never notice that it was rude.",
    ],
    traits: ['warm', 'trusting'],
  },
  2: {
    says: [
      'You trust that what you need will come, and in some odd manner it generally does (your Jupiter in Pisces, {house}).',
      "With Jupiter so strong, you give without checking what's left, and a forgotten refund turns up on the day the rent is due.",
      'Numbers bore you, though you can make a living by imagination or by patience, and an honest person to look after the figures is the best investment you could make.',
    ],
    traits: ['generous', 'trusting'],
  },
  3: {
    says: [
      "You've got faith in listening (your Jupiter in Pisces, {house}).",
      'Jupiter does well in Pisces, so people who sit next to you on the bus end up feeling better, and you may have said four words.',
      'What was actually said can get hazy, though, and you and a friend may each be waiting in front of a different movie theater.',
    ],
    traits: ['warm', 'idealistic'],
  },
  4: {
    says: [
      'Everyone tired can come to your place (your Jupiter in Pisces, {house}).',
      'Jupiter rules this sign and makes your home soft and hospitable, so strays of all kinds live there for a while, some of them with four legs.',
      "You may offer shelter to more sorrow than the rooms will hold, and then you're the one who's got nowhere to be alone.",
    ],
    traits: ['generous', 'trusting'],
  },
  5: {
    says: [
      'You believe in magic a little, and it makes you wonderful to play with (your Jupiter in Pisces, {house}).',
      "Jupiter is strong in its own sign, so music or painting or make-believe comes through you as if you'd only had to open a window.",
      'You love without conditions.',
      "It can be love for a person who isn't quite there, and your friends may see this for a year before you're ready to.",
    ],
    traits: ['playful', 'idealistic'],
  },
  6: {
    says: [
      'You trust that the kindest thing is generally the right thing to do (your Jupiter in Pisces, {house}).',
      "Jupiter is in the sign it rules, so you're a blessing wherever people are in need of patience, and things go smoothly around you for no visible reason.",
      "You'd go on like that without end, and since you find out your limits only by passing them, a whole weekend of sleep may be how you finally say no.",
    ],
    traits: ['generous', 'yielding'],
  },
  7: {
    says: [
      'You see the best in the one you love, and you keep on seeing it (your Jupiter in Pisces, {house}).',
      "Jupiter rules this sign, so you're devoted, forgiving, and easily moved, and a partner can become very good under that gaze.",
      'You tend to be lucky in love, or at least in the songs it leaves you.',
      "You might choose by what someone could be, and it's a mercy when they happen to be on their way there.",
    ],
    traits: ['trusting', 'close'],
  },
  8: {
    says: [
      "You share as if there weren't any line between what's yours and theirs (your Jupiter in Pisces, {house}).",
      "The generosity is real, since Jupiter rules this sign, and in the darkest places you've got a faith that others can hold on to.",
      "A written agreement would feel unkind to you, though it's often the kindest thing that you could give to both.",
    ],
    traits: ['trusting', 'generous'],
  },
  9: {
    says: [
      "You believe in something larger, and you don't need it spelled out (your Jupiter in Pisces, {house}).",
      "Jupiter is at its most trusting here, so you can pray in anybody's church, and you travel best without a plan, toward a coast.",
      'You may follow a beautiful idea a long way out, and it helps to have told someone where you were going.',
    ],
    traits: ['idealistic', 'trusting'],
  },
  10: {
    says: [
      'You get ahead in an almost accidental way (your Jupiter in Pisces, {house}).',
      "Jupiter rules this sign, so people remember how you made them feel, they say your name in the right room, and you find that you've been given something to look after.",
      "Once you're there, you promise help to everyone who comes, and the line gets long, and you can't bear to be the one to say it's closed.",
    ],
    traits: ['public', 'idealistic'],
  },
  11: {
    says: [
      'You believe in everyone, and particularly in those nobody else believes in (your Jupiter in Pisces, {house}).',
      'Jupiter is generous in its own sign, so your circle has room for every kind of hard luck, and you may see some of it come right.',
      "You can be imposed on, of course, and you'd say that it was worth it, and mostly you'd be right.",
    ],
    traits: ['generous', 'open'],
  },
  12: {
    says: [
      "There's a quiet feeling in you that somebody is looking out for you (your Jupiter in Pisces, {house}).",
      'Jupiter is in a sign it rules and likes the quiet, so solitude refreshes you as sleep does, and you come back with ideas and a great deal of patience.',
      "It's tempting to stay in there, where everything's possible, and a few of your finest dreams never get as far as being tried.",
    ],
    traits: ['private', 'trusting'],
  },
  sign: {
    says: [
      "You believe in kindness, and you don't ask for guarantees (your Jupiter in Pisces, a sign Jupiter rules).",
      'Life does seem to look after you, often by way of strangers, and you pass it on the same day.',
      "What you can't easily see is a bad motive, and some of your friends have quietly made it their job to see it for you.",
    ],
    traits: ['trusting', 'generous'],
  },
}
