import type { EasyContacts } from '../../../authored.ts'

/** The reader's Jupiter with a point of the partner's. */
export const yourJupiterEasily: EasyContacts = {
  'jupiter~sun': {
    joined: [
      [
        'You believe in {partner} out loud ({contact}).',
        'It costs you nothing, and you can watch it make them taller.',
        "They've tried things because you said they could, and they forgive you for the ones that didn't come off.",
      ],
    ],
    harmonious: [
      [
        'You can talk {partner} into thinking well of themselves, which few people manage ({contact}).',
        "There's no trick to it, since you really do think so.",
        'They make you feel that your advice is good, and sometimes they take it.',
      ],
      [
        "{partner} tells you what they're thinking of, and you're already proud of them for it ({contact}).",
        "It isn't flattery, since you can say in detail why it'll work.",
        'They try larger things with you around, and they come to you first with how it went.',
      ],
      [
        "You make {partner} feel that there's still time ({contact}).",
        "You ask about what they've half given up on as if it were on for Thursday, and sometimes it is.",
        "Being somebody's good luck is a part that you enjoy.",
      ],
    ],
  },
  'jupiter~moon': {
    joined: [
      [
        "You make {partner} feel that there's enough of everything, you included ({contact}).",
        'Nothing pleases you more than to spoil them.',
        "They soften around you, and only when they're sad can your good cheer arrive a little early.",
      ],
    ],
    harmonious: [
      [
        "{partner} worries less once you've said that it'll be fine ({contact}).",
        'You mean it, too.',
        "They give you somewhere to bring high spirits, and they let you know, kindly, when it's a night for a quiet voice.",
      ],
      [
        'You can get {partner} to laugh at the worst of it by the second evening ({contact}).',
        "They don't feel hurried, since you've brought something to eat.",
        'You like how openly they let themselves be cheered.',
      ],
    ],
  },
  'jupiter~mercury': {
    joined: [
      [
        '{partner} has the facts and you have what they might mean ({contact}).',
        'You love to hear them explain something, and you might retell it with improvements.',
        'They like to be listened to at that size, and they correct you only when everyone has left.',
      ],
    ],
    harmonious: [
      [
        'You ask {partner} what they think and then you go and tell people ({contact}).',
        "They come away from you with one idea more than they'd arrived with.",
        'You come away with the details, which you would never have looked up.',
      ],
    ],
  },
  'jupiter~venus': {
    joined: [
      [
        "You can't pass a store window without seeing something for {partner} ({contact}).",
        'They take a present with such pleasure that it would be silly to stop.',
        'Between you the good life is well understood, and somebody else had better hold the wallet.',
      ],
    ],
    harmonious: [
      [
        "You're generous and {partner} knows what's nice, which is a happy division ({contact}).",
        'You like to watch them receive things.',
        "They like it that with you a treat isn't weighed first, and they needn't ask what it's for.",
      ],
      [
        'You have a weakness for making {partner} happy, and no plans to overcome it ({contact}).',
        'They enjoy things so thoroughly that your money seems well spent.',
        "What they give you in return is a sense of having enough, which you don't get from many people.",
      ],
    ],
  },
  'jupiter~mars': {
    joined: [
      [
        '{partner} has the drive and you keep finding them reasons ({contact}).',
        "You enjoy seeing it put to use, and you've sent them up a hill or two that you hadn't climbed.",
        "They'd go again, since very few people have ever been on the side of their impatience.",
      ],
    ],
    harmonious: [
      [
        "When {partner} wants to try something, you say that it can be done, and you're usually right ({contact}).",
        "They've done it while you're still telling people about it.",
        'Both of you come back from such days louder, with a plan for the next one.',
      ],
      [
        "Tell {partner} that a thing could be done and they're looking for their shoes ({contact}).",
        'You bring the reason to go and they bring the going.',
        "Your best days together begin with one of you saying that it's probably too far.",
      ],
      [
        "{partner} is braver when you've said that it'll turn out fine ({contact}).",
        "You'd be more careful with saying it if they weren't so good at making it come true.",
      ],
    ],
  },
  'jupiter~jupiter': {
    joined: [
      [
        'You hope for the same sort of thing, so neither of you has to explain an enthusiasm ({contact}).',
        '{partner} laughs where you laugh.',
        'What you could both use is a third person who likes to count.',
      ],
    ],
    harmonious: [
      [
        'You believe in different things with the same good will ({contact}).',
        "{partner} can get you to enjoy something that you'd call a waste of time.",
        "You've done it to them as well, and each of you takes a little credit for how the other has changed.",
      ],
    ],
  },
  'jupiter~saturn': {
    joined: [
      [
        "You see how far it could go and {partner} sees what it'll take, so anything that needs years is in good hands ({contact}).",
        'You get to be hopeful with a net under you.',
        'They get to say yes more often than is their habit, since somebody has already thought about why.',
      ],
    ],
    harmonious: [
      [
        '{partner} says how much there is, and you find the best thing that can be done with it ({contact}).',
        "You don't feel held down by their limits, because they're real ones.",
        "They don't feel pushed by your plans, because you've left a margin, at their request.",
      ],
    ],
  },
}
