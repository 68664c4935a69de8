import type { EasyContacts } from '../../../authored.ts'

/** The reader's Jupiter with a point of the partner's. */
export const yourJupiterEasily: EasyContacts = {
  'jupiter~sun': {
    joined: [
      [
        'You believe in {partner}, and you say so ({contact}).',
        'It costs you nothing, and you can see what it does for them.',
        "They've tried things because you said they could, and they forgive you for the ones that didn't work.",
      ],
    ],
    harmonious: [
      [
        'You can get {partner} to think well of themselves, which few people manage ({contact}).',
        'You mean it, and they can tell.',
        "They take your advice more often than anyone else's.",
      ],
      [
        "You're proud of {partner} for a plan while it's still a plan ({contact}).",
        "You can say in detail why it will work, so it isn't flattery.",
        'They try larger things with you around.',
      ],
      [
        "You make {partner} feel that there's still time ({contact}).",
        "What they've half given up on, you go on asking about.",
        "You enjoy being somebody's good luck.",
      ],
    ],
  },
  'jupiter~moon': {
    joined: [
      [
        "You make {partner} feel that there's enough of everything ({contact}).",
        'Nothing pleases you more than to spoil them.',
        "They soften around you, and it's only when they're sad that your good cheer can come a little early.",
      ],
    ],
    harmonious: [
      [
        "{partner} worries less once you've said that it will be fine ({contact}).",
        'You mean it, too.',
        "They tell you, kindly, when they'd rather have sympathy than hope.",
      ],
      [
        'You can get {partner} to laugh about the worst of it before long ({contact}).',
        "They don't feel hurried by you.",
        'You like how openly they let themselves be cheered.',
      ],
    ],
  },
  'jupiter~mercury': {
    joined: [
      [
        '{partner} has the facts and you see what they might mean ({contact}).',
        'You love to hear them explain something, and may pass it on with improvements.',
        'They like to be taken so seriously, and correct you in private.',
      ],
    ],
    harmonious: [
      [
        'You ask {partner} what they think and then you tell people ({contact}).',
        "They come away from you with one idea more than they'd arrived with.",
        'You come away with the details, which you would never have looked up.',
      ],
      [
        '{partner} says one thing and you are happy with it for a week ({contact}).',
        'Before long you have built something on it, and they are pleased and a little startled to see how far it went.',
        'They check the sums, which you forgot.',
      ],
      [
        'Tell {partner} a plan and you get a good question back ({contact}).',
        'It makes the plan better, and it never sounds to you like a no.',
        'What they get is a listener who expects something to come of what they know.',
      ],
    ],
  },
  'jupiter~venus': {
    joined: [
      [
        "You can't see a nice thing without thinking of {partner} ({contact}).",
        'They take a present with such pleasure that you see no reason to stop.',
        "It's a generous pair, and somebody else had better watch the budget.",
      ],
    ],
    harmonious: [
      [
        "You're generous and {partner} knows what's nice ({contact}).",
        'You like to see them enjoy something.',
        "They are glad that with you a treat isn't weighed first.",
      ],
      [
        'You have a weakness for making {partner} happy ({contact}).',
        'They enjoy things so thoroughly that your money and time seem well spent.',
        'What they give you in return is a sense of having enough.',
      ],
    ],
  },
  'jupiter~mars': {
    joined: [
      [
        '{partner} has the drive and you keep finding reasons to use it ({contact}).',
        "You enjoy seeing it at work, and now and then you've sent them too far.",
        "They'd go again, since few people have ever encouraged their impatience.",
      ],
    ],
    harmonious: [
      [
        "When {partner} wants to try something, you say that it can be done, and you're usually right ({contact}).",
        "They've done it while you're still talking about it.",
        'It leaves both of you with more courage for the next time.',
      ],
      [
        'You need only tell {partner} that a thing could be done ({contact}).',
        'You bring the reason to go and they bring the going.',
        "Your best days together begin with one of you saying that it's probably too far.",
      ],
      [
        "{partner} is braver when you've said that it will turn out fine ({contact}).",
        "You'd be more careful with saying it if they weren't so good at making it come true.",
      ],
    ],
  },
  'jupiter~jupiter': {
    joined: [
      [
        'You and {partner} hope for the same sort of thing, so neither has to explain an enthusiasm ({contact}).',
        'They laugh where you laugh.',
        'What you could both use is somebody who likes to count.',
      ],
    ],
    harmonious: [
      [
        'You and {partner} believe in different things with the same good will ({contact}).',
        "They can get you to enjoy something that you'd call a waste of time.",
        "It works in both directions, and you've each become a little more generous in your opinions.",
      ],
    ],
  },
  'jupiter~saturn': {
    joined: [
      [
        'You see how far something could go and {partner} sees what it will take ({contact}).',
        'Anything that needs years is in good hands with the two of you.',
        "They get to say yes more often than is their habit, since you've already thought about why.",
      ],
    ],
    harmonious: [
      [
        '{partner} says how much there is, and you find the best use for it ({contact}).',
        "You don't feel held down by their limits, because they're real.",
        "They don't feel pushed by your plans, because you've left them a margin.",
      ],
    ],
  },
}
