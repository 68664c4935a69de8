import type { MonthConditions } from '#lore/authored.ts'

export const marsConditions: MonthConditions = {
  Aries: {
    strain: [
      [
        'You go straight at what you want, and you can use a great deal of force where a question would have done.',
        'You can ask before you push, since nobody was going to refuse.',
      ],
      [
        "You're quick to anger and quick to forget it, and other people take longer.",
        "When you've been angry, you can give people a day to get over it.",
      ],
    ],
    gift: ['You start things that others only discuss.'],
  },
  Taurus: {
    strain: [
      [
        "You're slow to anger and slow to start, and once you're moving, you find it hard to change course.",
        "You can change course early, while it's a small turn.",
      ],
      [
        'You resist pressure by doing nothing, and people can mistake that for consent.',
        'You can say no aloud, so that nobody mistakes your silence for consent.',
      ],
    ],
    gift: ['You keep going at a steady pace, long after others have given up.'],
  },
  Gemini: {
    strain: [
      [
        'You fight with words and work on five things at a time, and your strength goes in all five directions.',
        'You can put all your strength into one thing for a week.',
      ],
      [
        "You answer back before you've decided whether it's worth an argument.",
        "Most remarks aren't worth an argument, and you can leave them.",
      ],
    ],
    gift: ["You're quick on your feet, and you find a way around most obstacles."],
  },
  Cancer: {
    strain: [
      [
        "You defend other people fiercely, and when it's about you, you tend to go around the subject.",
        "You can defend yourself as you'd defend a friend.",
      ],
      [
        "When you're angry, you go quiet and look hurt, so people comfort you and never learn what was wrong.",
        "When you're angry, you can tell people what was wrong, and it won't happen twice.",
      ],
    ],
    gift: ["You're tenacious about what you love, and you protect it well."],
  },
  Leo: {
    strain: [
      [
        "You do things wholeheartedly or you don't do them, and a slight to your pride can stop you cold.",
        'You can let a slight go and finish what you came to do.',
      ],
      [
        "You like to lead, and it's an effort for you to help with something that someone else has begun.",
        'You can help without leading, and see how restful it is.',
      ],
    ],
    gift: ['You put heart into what you do, and it makes other people want to join in.'],
  },
  Virgo: {
    strain: [
      [
        'You want to do it properly, and you may spend your strength on the plan and have little left for the thing.',
        'You can begin before the plan is finished and correct it on the way.',
      ],
      [
        "You get irritable over details when you're angry about something larger.",
        "If you say what you're angry about, the details will stop mattering.",
      ],
    ],
    gift: ["You work precisely, and what you've repaired stays repaired."],
  },
  Libra: {
    strain: [
      [
        'You think about what everyone would say before you do anything, and your anger tends to come out as politeness.',
        'You can be a little less polite, and people will know where they stand.',
      ],
      [
        "You find it hard to act alone, and you may wait for a partner who's waiting for you.",
        'You can go first, and the other person will come along.',
      ],
    ],
    gift: ['You get what you want by making it good for somebody else, too.'],
  },
  Scorpio: {
    strain: [
      [
        'You never do things by halves, and you may go on with a struggle after its point is gone.',
        "You've made your point, and you can stop the struggle there.",
      ],
      [
        "You show your anger late, or you save it, and people sense it before they're told.",
        "You can say that you're angry while it's still a conversation.",
      ],
    ],
    gift: ["You have more endurance than anyone expects, and you don't scare easily."],
  },
  Sagittarius: {
    strain: [
      [
        'You take big leaps and trust that the ground will be there, and the small steps bore you.',
        "You can take the small step, since it's the one that was missing.",
      ],
      [
        'You fight for what you believe in, and you can turn a practical question into a matter of principle.',
        'A practical question can have a practical answer.',
      ],
    ],
    gift: ['You act in good spirits, and your confidence brings others along.'],
  },
  Capricorn: {
    strain: [
      [
        "You work toward what you want with great discipline, and you don't easily admit that you're tired of it.",
        "You can admit that you're tired, and plan a rest like any other task.",
      ],
      [
        "You keep your temper so well that people may not know they've crossed a line.",
        'You can show people where the line is before they cross it again.',
      ],
    ],
    gift: ['You know how to pace yourself, and you usually get where you meant to go.'],
  },
  Aquarius: {
    strain: [
      [
        "You do the opposite of what you're told, and sometimes it was what you'd wanted to do.",
        "You can do what you've been told to do, for reasons of your own.",
      ],
      [
        "You argue coolly and you don't let go, and the other person may feel that you aren't in the room.",
        "You can say that you're angry, which is warmer than being right.",
      ],
    ],
    gift: ['You act on your own ideas, and you work well with people who leave you free.'],
  },
  Pisces: {
    strain: [
      [
        'You find it hard to fight for yourself, and your anger may leave you tired before it makes you loud.',
        "When you're suddenly tired, you can ask yourself what made you angry.",
      ],
      [
        "You let things happen until you can't any longer, and then you leave without saying why.",
        "You can say what's wrong while you're still there.",
      ],
    ],
    gift: ['You move with circumstances, and you get through where others get stuck.'],
  },
}
