import type { EasyContacts } from '../../../authored.ts'

/** The reader's Venus with a point of the partner's. */
export const yourVenusEasily: EasyContacts = {
  'venus~sun': {
    joined: [
      [
        "You're on {partner}'s side before you've heard the case ({contact}).",
        "It makes you good for their nerve and slow to mention what you'd have done differently.",
        'They carry themselves better near you, and their friends may ask what changed.',
      ],
    ],
    harmonious: [
      [
        'You like how {partner} goes about being themselves, including the parts that could use an editor ({contact}).',
        "Pleasing them isn't work, so you do it often and forget that you did.",
        "They feel approved of without having won anything, and it's when they haven't won that they come and find you.",
      ],
      [
        "You'd pick {partner} out of any company ({contact}).",
        "What they're proud of, you find attractive.",
        "They've become easier to tease since they've known that it's you who's doing it.",
      ],
    ],
  },
  'venus~moon': {
    joined: [
      [
        'You know what would cheer {partner} up, down to the brand ({contact}).',
        "You like to be let in where they're soft, and you're proud of how few people are.",
        "They feel spoiled by you in a way that doesn't make them nervous.",
      ],
    ],
    harmonious: [
      [
        '{partner} can be tired around you and still feel like good company ({contact}).',
        'You have a sense for the small kindness that suits the day, and their face afterward means more to you than the thanks.',
        "They return it with food, or with patience on an evening when you're not at your best.",
      ],
      [
        "You have a talent for {partner}'s bad days ({contact}).",
        "It doesn't take much, a dish they like or a hand on the back, and they never have to ask.",
        'They feel at home with your taste, and they let you see them before coffee.',
      ],
      [
        "You know what {partner} would like before they've thought of wanting anything ({contact}).",
        "They're touched by it every time, and show it in ways that make you do it again.",
      ],
    ],
  },
  'venus~mercury': {
    joined: [
      [
        "You'd listen to {partner} read out the terms and conditions ({contact}).",
        'What they say pleases you, and how they say it pleases you more, so you forgive a fair amount of nonsense.',
        'They get funnier with you in the room and have begun to save things up.',
      ],
    ],
    harmonious: [
      [
        'You and {partner} settle matters of taste by talking about them, which you both enjoy too much to hurry ({contact}).',
        'You like to be courted in sentences.',
        'They like it that a good one is never wasted on you, and that you ask to hear it again.',
      ],
      [
        'You like the sound of {partner} in the next room, talking to somebody else ({contact}).',
        'They tell a thing well, and you laugh in the right place.',
        'They find out what pleases you by listening, and it shows on birthdays.',
      ],
    ],
  },
  'venus~venus': {
    joined: [
      [
        "You two like the same things, to the point of giving each other presents you'd rather have kept ({contact}).",
        'Being affectionate with {partner} takes no explaining.',
        'The only thing you lack as a pair is somebody to say that it costs too much.',
      ],
    ],
    harmonious: [
      [
        "Your tastes differ by just enough that each of you can improve the other's ({contact}).",
        "{partner} shows you things you wouldn't have looked at, and you enjoy them so much that they look again.",
        'What to spend on pleasure is soon agreed between you, and soon spent.',
      ],
      [
        'You and {partner} could furnish a place without a referee ({contact}).',
        'What you find lovely, they find at least interesting.',
        "It's easy to be pleased in each other's company, and that tends to show on the check.",
      ],
    ],
  },
  'venus~mars': {
    joined: [
      [
        'There was a pull before there was a conversation ({contact}).',
        "You like to be wanted out loud, and {partner} doesn't hide it well.",
        'They like how you take it, warmly and at your own speed, which is slower than theirs and keeps them interested.',
      ],
      [
        "You two don't need much of an occasion ({contact}).",
        'You wear the thing that {partner} once remarked on.',
        "They come closer than they'd planned to, and it's usually you who remembers that there are other people at the table.",
      ],
    ],
    harmonious: [
      [
        '{partner} makes the move and you make it look like a good idea ({contact}).',
        'You enjoy being pursued by someone who can take a hint.',
        "They enjoy it that the hint comes with a smile, and that there's very little you can't be talked into by the right voice.",
      ],
      [
        '{partner} likes to make an effort and you like to be worth one ({contact}).',
        'You can slow them down with a look.',
        "They'd probably say that being slowed down like that is the best part of the day.",
      ],
      [
        '{partner} goes after what they want with a good deal of charm, and some of it is aimed at you ({contact}).',
        'You like to be wanted without being rushed, and they can tell how much is just right.',
        'An ordinary errand with them can feel like the beginning of something.',
      ],
    ],
  },
  'venus~jupiter': {
    joined: [
      [
        'You like to give and {partner} likes there to be plenty, so a small dinner is rarely small ({contact}).',
        "They think you're wonderful and they say it to your face.",
        'You enjoy that and spend accordingly, and neither of you is the one who looks at the balance.',
      ],
    ],
    harmonious: [
      [
        'A good time comes easily when you and {partner} are in charge of it ({contact}).',
        'The taste is yours.',
        'They bring the size, along with three people you turn out to like.',
      ],
      [
        '{partner} has never thought that you were too much ({contact}).',
        "You're funnier for it.",
        "They like it when you make a good thing pretty, and they'd order two.",
      ],
    ],
  },
  'venus~saturn': {
    joined: [
      [
        '{partner} is careful with affection, and with yours most of all ({contact}).',
        "You've learned that when they fix something of yours, they're saying they love you.",
        "They may feel that your sweetness is more than they've earned, so they pay it back in reliability, and it comes to a large sum.",
      ],
    ],
    harmonious: [
      [
        'What you feel for {partner} improves with use ({contact}).',
        "You like it that they don't say a thing unless it's so.",
        "They relax when you're still there in the next season, choosing the same things, and they're kinder then than they let most people see.",
      ],
      [
        "{partner} isn't easily impressed, and you impress them on a regular basis ({contact}).",
        'You feel safe enough to be silly.',
        'They like how you soften a rule without breaking it, and they may start to let you.',
      ],
    ],
  },
  'venus~asc': {
    joined: [
      [
        "You like the look of {partner}, and you're not at all discreet about it ({contact}).",
        "They get better treatment when you're with them, from you first of all.",
        'It makes them gentler than they are with the rest of the world.',
      ],
    ],
    harmonious: [
      [
        '{partner} is good at being liked by you ({contact}).',
        'You find their ways charming where others find them merely usual.',
        'They dress for you a bit, and would tell you it was for the weather.',
      ],
      [
        "You'd recognize the way {partner} comes around a corner, and you're always pleased ({contact}).",
        'They find you flattering to walk next to.',
        "Introductions go well when you've made them.",
      ],
    ],
  },
}
