import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    first: [
      'Your silence makes people imagine things.',
      'They prepare for a siege, and it keeps them at a distance you never asked for.',
    ],
    second: [
      "You act on the spur of the moment, and it looks as though you'd planned it for a year.",
      "So you get the blame for cunning, for which you haven't got the patience.",
    ],
    settles: [
      "People listen when you speak, because you do it so seldom, and what you've got to say is short and straight.",
      'Once the reason comes with the deed, they can stop looking for a darker one.',
    ],
  },
  Gemini: {
    first: [
      'People lower their voices near you and tell you the most extraordinary things.',
      "They're sure that you'd take it to the grave.",
    ],
    second: [
      "You'd much rather take it to lunch.",
      'So you sit on the best material in town, looking severe, and people wonder what you disapprove of.',
    ],
    settles: [
      'Depth makes people trust you, and wit would let them enjoy it.',
      "There's plenty to talk about that isn't a secret, and from you it would come as a present.",
    ],
  },
  Leo: {
    first: [
      "You make people feel that they'd better have a reason for coming closer.",
      "Most of them haven't got one, apart from liking you.",
    ],
    second: [
      'So you wait for somebody brave enough, and you call it having standards.',
      "Meanwhile the ones who'd have adored you are adoring somebody who smiled.",
    ],
    settles: [
      "When you do let your pleasure show it means something, because you don't do it for everyone.",
      'One warm look from a person so guarded is worth more than a parade, and it tends to start one.',
    ],
  },
  Libra: {
    first: [
      'People brace themselves when you come in.',
      "You've learned to be twice as polite as anyone else, and it sounds to them like the calm before something.",
    ],
    second: [
      'You give up the half that you can spare, and they suspect a trap.',
      'It wears you out to be feared by people whom you only wanted to please.',
    ],
    settles: [
      'An offer of peace carries weight when it comes from somebody who could have fought.',
      "If it's the first thing they hear, your seriousness starts to work for you.",
    ],
  },
  Sagittarius: {
    first: [
      'They tiptoe around you and keep the good jokes to themselves.',
      'You hear the laughing stop as you come in.',
    ],
    second: [
      "So you laugh alone, or with the one person who's found you out.",
      "The big plans stay in your head as well, since nobody would dare to ask where you're going.",
    ],
    settles: [
      'A serious face makes a joke funnier and a plan more convincing.',
      "Once the enthusiasm is allowed out, people will find that they'd follow it anywhere.",
    ],
  },
  Aquarius: {
    first: [
      "Your attention is so concentrated that everyone thinks it's about them.",
      'They feel seen through, or picked out, and they act accordingly.',
    ],
    second: [
      'You were thinking of the general case, and all this feeling takes you by surprise.',
      "So you turn cooler to make it plain, and then they think you've dropped them.",
    ],
    settles: [
      'You look hard at a thing and you want it to be better for everyone, and the world could use both.',
      "With the thought said out loud, people can join it and needn't take it personally.",
    ],
  },
}
