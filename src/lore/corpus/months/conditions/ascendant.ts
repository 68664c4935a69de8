import type { MonthConditions } from '#lore/authored.ts'

export const ascendantConditions: MonthConditions = {
  Aries: {
    strain: [
      [
        'You meet things head-on, and people may see the push before they see what you wanted.',
        "If you say what you want first, you'll need less of a push.",
      ],
      [
        'You walk into a new situation at full speed, and the quieter people in it step back.',
        'If you slow down at the start, the quiet people will come to you.',
      ],
    ],
    gift: ['You come across as direct and ready, and people know where they stand.'],
  },
  Taurus: {
    strain: [
      [
        "You seem so calm that people may not ask how you are, and you don't tell them.",
        "You can tell people how you are, since they can't see it.",
      ],
      [
        "You take your time with anything new, and people may think you've refused it.",
        "You can say that you're thinking about it, so nobody takes it for a no.",
      ],
    ],
    gift: ['You come across as steady, and people settle down around you.'],
  },
  Gemini: {
    strain: [
      [
        "You come across as lively and informed, and it's easy to talk to you for an hour without learning how you are.",
        'You can let people find out how you are.',
      ],
      [
        "You get to know people by asking, and you're out of the room before they've asked back.",
        'You can stay long enough to be asked back.',
      ],
    ],
    gift: ["You're easy to talk to, and people tell you things."],
  },
  Cancer: {
    strain: [
      [
        "You take on the mood of the people near you, and it shows in your face before you've noticed it.",
        'You can check whose mood it is before you go in.',
      ],
      [
        "You come up to new people sideways, and you can seem cool when you're only careful.",
        "A smile tells people that you're only being careful.",
      ],
    ],
    gift: ['People feel looked after when you come in.'],
  },
  Leo: {
    strain: [
      [
        "You're noticed wherever you go, and you may feel obliged to be worth it.",
        'You can be ordinary for an evening, and people will still be glad you came.',
      ],
      [
        "You come across as confident, so people don't think to reassure you.",
        "You can ask for reassurance, and you'll get it at once.",
      ],
    ],
    gift: ['You come across as warm and sure of yourself, and people turn to you.'],
  },
  Virgo: {
    strain: [
      [
        "You hold back and look for what's needed, and people may not see you until you've been useful.",
        "You can let yourself be seen before you've been useful.",
      ],
      [
        'You apologize for small things, and people begin to look for them.',
        'You can leave out the apology when nothing was wrong.',
      ],
    ],
    gift: ['You come across as modest and capable, and people are glad to rely on you.'],
  },
  Libra: {
    strain: [
      [
        "You adjust to the people you're with, and by the end of the evening you may have agreed to things.",
        'You can agree more slowly, and to fewer things.',
      ],
      [
        'You come across as pleasant, and people can miss how strongly you feel.',
        'You can let people see how strongly you feel about one thing.',
      ],
    ],
    gift: ["You put people at ease, and they're glad to do you a favor."],
  },
  Scorpio: {
    strain: [
      [
        "You watch before you speak, and people may feel examined when you're only shy.",
        "If you tell people something about yourself, they'll relax.",
      ],
      [
        'You give little away, so people make up their own story about you.',
        "If you give people a few facts, they'll have a better story about you.",
      ],
    ],
    gift: ['You come across as someone who can keep a secret and stand the truth.'],
  },
  Sagittarius: {
    strain: [
      [
        'You tell a good story and let people work you out from that, and few of them do.',
        "You can tell people something that isn't a story.",
      ],
      [
        "You come across as cheerful and on your way somewhere, so people don't try to keep you.",
        "You can tell somebody that you'd like to stay.",
      ],
    ],
    gift: ['You come across as open and hopeful, and people like to be in on your plans.'],
  },
  Capricorn: {
    strain: [
      [
        'You come across as competent, and people hand you things.',
        "You can hand back one of the things you've been handed.",
      ],
      [
        "You're reserved with new people, and they may think that you disapprove.",
        "You can tell people that you're enjoying yourself.",
      ],
    ],
    gift: ['You come across as serious and reliable, and people trust you with what matters.'],
  },
  Aquarius: {
    strain: [
      [
        "You're friendly to everyone and hard to get close to, and people can't always tell where they are with you.",
        'You can tell one person where they are with you.',
      ],
      [
        "You come across as a bit different, and you may play it up when you're unsure.",
        'You can be unsure and ordinary at once.',
      ],
    ],
    gift: ['You come across as your own person, and it frees others to be theirs.'],
  },
  Pisces: {
    strain: [
      [
        "You're soft at the edges, and people see in you what they'd like to see.",
        "You can correct people's picture of you, once and kindly.",
      ],
      [
        "You drift into other people's plans, because you look as if you had none.",
        'You can have a plan of your own and mention it early.',
      ],
    ],
    gift: ['You come across as gentle, and people let their guard down.'],
  },
}
