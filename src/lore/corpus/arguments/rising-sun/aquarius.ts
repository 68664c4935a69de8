import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusRisingWithSun: Partial<Record<Sign, Argument>> = {
  Taurus: {
    opening: [
      'Your opinions are far more radical than your furniture.',
      'People expect an original, and you say things that nobody at the table has thought of (Aquarius rising).',
      'At home your Sun in Taurus has thought of how it likes things, and stopped there.',
      "You want to abolish money, and you're never late with the rent.",
    ],
    turn: 'You want the world to change, and your own week to stay as it is.',
    task: [
      'Try one of your ideas on your own life this month, for a week.',
      'Choose one that would annoy you.',
      "People argue with you because it costs you nothing, and they'd listen to somebody who had tried.",
    ],
  },
  Cancer: {
    opening: [
      "You keep people at arm's length and then worry about them all night.",
      "You're friendly and a bit remote, so nobody thinks of leaning on you (Aquarius rising).",
      'Your Sun in Cancer wishes that somebody would.',
      'When a friend is ill you send a very sensible list of links, and then you drive past the house to see if the light is on.',
    ],
    turn: 'You treat the ones you love like colleagues while watching over them like a mother.',
    task: [
      'Go in this month instead of driving past.',
      'Bring something to eat.',
      'They took you at your word when you said you gave people their space, and some of them have more of it than they can use.',
    ],
  },
  Virgo: {
    opening: [
      'You start out thinking for humanity and end up doing the dishes.',
      'You come across as the one with the theory (Aquarius rising).',
      "What gives your Sun in Virgo peace is a thing that's been put right with its own hands.",
      "The meeting about the future of the neighborhood ends at ten, and you're there until midnight because somebody has to sweep.",
    ],
    turn: 'People quote your ideas without ever having noticed who locks up.',
    task: [
      'Let them see you do the small work once this month, in the middle of the day.',
      'Hand somebody a broom.',
      "The best part of your theory is that you'd do it yourself, and nobody's been told.",
    ],
  },
  Scorpio: {
    opening: [
      "You're coolly interested in everyone, until one of them gets under your skin.",
      'You like people in general, and you let them be (Aquarius rising).',
      'In particular is another thing, with your Sun in Scorpio.',
      'Nobody at the party would guess that the relaxed person by the window has been thinking of one single face for two years.',
    ],
    turn: "You always look as if you could take it or leave it, and you've never left anything.",
    task: [
      "Tell one person this month that they matter to you more than they'd think.",
      "Don't make it sound interesting.",
      "They've had your friendship at a steady temperature for years, and they may have been waiting for it to rise.",
    ],
  },
  Capricorn: {
    opening: [
      'Hardly any rebel knows the rules as well as you do.',
      "You won't be told, and people enjoy seeing you not be told (Aquarius rising).",
      'Your Sun in Capricorn has read the bylaws.',
      "While they're admiring your outburst at the annual meeting, you've been elected treasurer.",
    ],
    turn: "You don't only want to change the place, since you mean to be running it when you do.",
    task: [
      "Say what you'd do with the power, this month, to somebody who has some.",
      'Use plain words and one number.',
      'People who agree with you have been waiting for someone who could count votes.',
    ],
  },
  Pisces: {
    opening: [
      'The calm with which you explain things hides how far into you they go.',
      "You've got a cool head, and you're asked for your view because it has so little of you in it (Aquarius rising).",
      "With your Sun in Pisces there's nothing you don't feel, down to what's on the news.",
      "You've given a calm account of the facts to four people today, and in the shower you find that you're crying about them.",
    ],
    turn: 'People come to you to be calmed, which leaves you with nobody to be upset with.',
    task: [
      "Let one person see you upset this month before you've understood it.",
      "Don't draw any conclusions.",
      "They bring you their worst days, and they'd be glad to be able to do something for you.",
    ],
  },
}
