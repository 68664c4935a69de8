import type { MonthConditions } from '#lore/authored.ts'

export const midheavenConditions: MonthConditions = {
  Aries: {
    strain: [
      [
        "At work you're known for starting things, and you like it less when you have to keep them going.",
        'You can keep one project going and be known for that, too.',
      ],
    ],
    gift: ["At work you're the one who goes first, and it suits you."],
  },
  Taurus: {
    strain: [
      [
        "At work you're known as someone who stays, and people may forget to offer you anything new.",
        "You can tell people at work that you'd like something new.",
      ],
    ],
    gift: ["At work people rely on what you've built, and it grows in value."],
  },
  Gemini: {
    strain: [
      [
        'At work you do several things well, and people may not know which of them is your profession.',
        "You can say which of your skills you'd like to be known for.",
      ],
    ],
    gift: ["At work you're the one who knows whom to ask."],
  },
  Cancer: {
    strain: [
      [
        'At work you look after people as well as the job, and only the job is in the contract.',
        "You can say what looking after people takes, so that it's counted.",
      ],
    ],
    gift: ['At work people feel that you care, and they do better for it.'],
  },
  Leo: {
    strain: [
      [
        'At work you want to do something that bears your name, and a role in the background wears you down.',
        'You can ask for your name to be on what you do.',
      ],
    ],
    gift: ['At work you shine when you can lead with heart.'],
  },
  Virgo: {
    strain: [
      [
        'At work you do more than is asked and mention less than you do.',
        'You can mention what you do, in one plain line.',
      ],
    ],
    gift: ['At work your care for detail is what people come back for.'],
  },
  Libra: {
    strain: [
      [
        'At work you get along with everyone, and you may avoid a decision that would please only half of them.',
        'You can make the decision, and half of the people will be pleased.',
      ],
    ],
    gift: ['At work you bring the right people together.'],
  },
  Scorpio: {
    strain: [
      [
        'At work you say little and know a lot, and some people find that unsettling.',
        'You can say a little more at work, and people will be on your side.',
      ],
    ],
    gift: ["At work you're the one for a crisis."],
  },
  Sagittarius: {
    strain: [
      [
        'At work you look ahead, and what has to be finished first can wait too long.',
        'If you finish one thing, the way ahead opens.',
      ],
    ],
    gift: ["At work you can make people believe in where it's going."],
  },
  Capricorn: {
    strain: [
      [
        'At work you climb steadily, and you may forget to ask if you like the view.',
        "You can ask yourself whether you like where you're headed, and still go on.",
      ],
    ],
    gift: ["At work you've earned your standing, and people respect it."],
  },
  Aquarius: {
    strain: [
      [
        'At work you need to do it your own way, and you bristle when someone explains theirs.',
        'You can hear how others do it and then do it your own way.',
      ],
    ],
    gift: ['At work your independence is an asset, and so are your odd ideas.'],
  },
  Pisces: {
    strain: [
      [
        'At work you drift for most of a morning and then do it all in one rush, which worries people who plan.',
        "If you tell people when it'll be done, they'll leave you to it.",
      ],
    ],
    gift: ["At work you sense what's wanted before it's been said."],
  },
}
