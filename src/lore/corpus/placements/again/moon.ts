import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const moonInSignsAgain: Record<Sign, AuthoredParagraph> = {
  Aries: {
    says: [
      'Your feelings arrive at full speed and expect to be let in (your Moon in Aries).',
      "When you're sad you get busy, when you're scared you get loud, and an hour later you want to know what's for dinner.",
      'Being comforted slowly drives you up the wall.',
      "What does you good is a person who'll go out and do something with you, and talk about it on the way back.",
    ],
    traits: ['quick', 'frank'],
  },
  Taurus: {
    says: [
      "What calms you has a taste or a texture to it, and it's mostly the same one as last week (your Moon in Taurus, where astrologers call the Moon exalted).",
      'You give that calm to other people, who come and sit near you when things go wrong.',
      'Sudden news makes you deaf for a while.',
      "You'll take it in by tomorrow, and until then you'd like your coffee at the usual hour.",
    ],
    traits: ['steady', 'slow'],
  },
  Gemini: {
    says: [
      'To find out how you feel, you call somebody up and hear what you say (your Moon in Gemini).',
      'Two phone calls are better than one, since you feel a bit different in each.',
      "A joke in the middle of your tears doesn't mean that it's over.",
      'Silence is what you take badly, so people who love you and need to be quiet do well to say for how long.',
    ],
    traits: ['open', 'changeable'],
  },
  Cancer: {
    says: [
      "A place is home to you when somebody in it has noticed that you're tired (your Moon in Cancer, the sign the Moon rules).",
      "You notice it in everyone, and by the time they've hung up their jackets you know what kind of day it was.",
      "Old feelings don't get old in you.",
      'Something said at the sink years ago can still warm you or sting, and you may be the only one who was there who remembers it.',
    ],
    traits: ['warm', 'close'],
  },
  Leo: {
    says: [
      'You bloom when somebody lights up at the sight of you (your Moon in Leo).',
      'One person is enough, as long as they do it properly.',
      "You're lavish with those you love, you defend them in public, and you celebrate things for them that they'd have let pass.",
      "To be taken for granted hurts you more than an insult, and you're much too proud to say so, which is how they fail to find out.",
    ],
    traits: ['warm', 'proud'],
  },
  Virgo: {
    says: [
      "When you're uneasy you clean something, or make a list of what could go wrong (your Moon in Virgo).",
      "It works, too, because a thing that's written down has stopped growing.",
      "You love people in the form of details, and you know who can't have onions.",
      'A compliment makes you nervous, and it takes a very plain one, said in passing, to get through.',
    ],
    traits: ['practical', 'modest'],
  },
  Libra: {
    says: [
      "You can't feel good by yourself as long as someone in the next room is cross (your Moon in Libra).",
      "So you go in and say something kind, whether or not it's your quarrel.",
      'Pretty things quiet you, and so does a voice that stays level.',
      'The price is that your own annoyance comes so late and so well dressed that people take it for a suggestion.',
    ],
    traits: ['tactful', 'yielding'],
  },
  Scorpio: {
    says: [
      'You feel by the fathom, and you show about an inch of it (your Moon in Scorpio, where the Moon is said to have a hard time).',
      'It takes one false note to make you close up, and you can tell a false note from the next room.',
      "What you love you don't let go of.",
      "You'd rather be hurt by the truth than soothed by anything else, and there are a few people who know that and have been trusted ever since.",
    ],
    traits: ['guarded', 'close'],
  },
  Sagittarius: {
    says: [
      'Nothing helps you like knowing that you could leave (your Moon in Sagittarius).',
      'You seldom do, but the map has to be open and there has to be something on the calendar.',
      'You look for the point of a sad thing, and you generally find one, a little sooner than the others would like.',
      'People with long sorrows love your company and sometimes have to ask you to stop cheering them up.',
    ],
    traits: ['open', 'independent'],
  },
  Capricorn: {
    says: [
      "You manage by yourself, and you're good at it (your Moon in Capricorn, where the Moon has a hard time asking for anything).",
      "In an emergency your voice goes down and everybody else's follows.",
      "Afterward, when they've all been looked after, there's a moment in the car that nobody sees.",
      "You let yourself be comforted by facts, such as a person who says they'll come at six and is there at six.",
    ],
    traits: ['serious', 'guarded'],
  },
  Aquarius: {
    says: [
      'Strong feelings make you oddly reasonable (your Moon in Aquarius).',
      'You look at them from a few yards off, as one would look at weather, and you can be funny about it within the hour.',
      "It isn't that nothing touches you.",
      'You need air around a thing before you can let it near, and friends who leave you that air tend to be friends for good.',
    ],
    traits: ['independent', 'cool'],
  },
  Pisces: {
    says: [
      'You walk into a house and know how everyone in it slept (your Moon in Pisces).',
      "Some of what you feel isn't even yours, and you can carry it for days before you think of asking whose it is.",
      'You soften people by not judging them.',
      "To come back to yourself you have to be where nobody's feeling anything, by the sea for choice or under the covers.",
    ],
    traits: ['yielding', 'warm'],
  },
}
