import type { EasyContacts } from '../../../authored.ts'

/** The reader's Moon with a point of the partner's. */
export const yourMoonEasily: EasyContacts = {
  'moon~sun': {
    joined: [
      [
        'You feel at once what kind of day {partner} is having ({contact}).',
        'You look after them without being asked, at times more than they needed.',
        'They take larger risks because somebody cares how it went.',
      ],
      [
        'You settle down when {partner} is fully themselves ({contact}).',
        "What they're proud of matters to you as if it were your own.",
        'They may not know how much of their nerve comes from your good opinion.',
      ],
    ],
    harmonious: [
      [
        '{partner} can follow their own plans without upsetting your mood ({contact}).',
        "You're allowed to be low around them, because they don't take it as a comment.",
        'They like having somebody who wants to hear how it went.',
      ],
      [
        'What {partner} does with a day is something you like to hear about ({contact}).',
        'You share in the pride of it without having to stand in front.',
        "It rests them to tell it to a person who's on their side.",
      ],
      [
        '{partner} has a purpose, and it does you good to be near it ({contact}).',
        "You don't have to share it to feel carried along.",
        "They find rest with you that they don't find by themselves.",
      ],
    ],
  },
  'moon~moon': {
    joined: [
      [
        'You and {partner} get tired of company at the same hour and are comforted by the same things ({contact}).',
        "It's a relief to be with somebody whose moods you know from the inside.",
        "When you're both low it gets harder, since each of you is waiting for the care that you'd both like to get.",
      ],
      [
        'The same things make you and {partner} happy, and the same things upset you ({contact}).',
        'To be understood like that is restful.',
        'A bad mood that you share is hard to get out of, because neither of you is outside it.',
      ],
    ],
    harmonious: [
      [
        "You and {partner} recover in different ways that don't disturb each other ({contact}).",
        "An evening together doesn't have to be planned in order to go well.",
        "They can be quiet near you and you near them, and nobody asks what's wrong.",
      ],
      [
        '{partner} reads your silences correctly ({contact}).',
        'You can be tired in their company, or happy over nothing, without having to account for it.',
        "They trust you with a mood they'd hide from other people.",
      ],
    ],
  },
  'moon~mercury': {
    joined: [
      [
        '{partner} finds words for what you feel, often before you do ({contact}).',
        "It calms you, as long as they don't sound too sure of it.",
        'They find you easy to tell things to, since you hear the tone as well as the facts.',
      ],
    ],
    harmonious: [
      [
        '{partner} talks with you in a way that does you more good than advice ({contact}).',
        'You say how you are, and what you get back is a question.',
        'They think out loud in your company because nothing they say on the way is held against them.',
      ],
      [
        "{partner} can get you to say what's the matter ({contact}).",
        'You come away calmer and not quite sure how it was done.',
        'They are glad that you tell them what you feel, when everyone else gives them opinions.',
      ],
      [
        'You can call {partner} with no reason at all, and by the end you know what the reason was ({contact}).',
        'They ask, and wait, and ask something smaller.',
        'What they like about it is that you never answer to please them.',
      ],
      [
        '{partner} finds the word for what has been bothering you ({contact}).',
        "Once it has a name it's about half as large.",
        'They learn from you how a sentence feels at the other end.',
      ],
    ],
  },
  'moon~venus': {
    joined: [
      [
        '{partner} knows how to make you comfortable, and makes it pleasant besides ({contact}).',
        'You feel cherished in small ways, which are the ones that count for you.',
        'They enjoy how openly you enjoy it.',
      ],
    ],
    harmonious: [
      [
        'You and {partner} are considerate with each other even when nobody is looking ({contact}).',
        'They have a light hand with your moods.',
        "From you they get affection that they don't have to earn by being delightful.",
      ],
      [
        'An ordinary evening is nicer when {partner} has had a hand in it ({contact}).',
        "You relax, which you don't do for everyone.",
        "They're fond of you when you've stopped trying to be useful.",
      ],
    ],
  },
  'moon~mars': {
    joined: [
      [
        'What {partner} does, you feel at once, whether it was good or bad ({contact}).',
        "You're livelier around them, and you get sore more easily too.",
        'They would defend you against anybody, and may have to be told when you only want company.',
      ],
    ],
    harmonious: [
      [
        '{partner} gets you out of a mood by doing something about it ({contact}).',
        'In an emergency you trust them more than you trust most people.',
        'They like to be needed for something practical, and you know how to calm them down afterward.',
      ],
      [
        'When you dread a thing, {partner} will do it with you ({contact}).',
        'You feel protected without being pushed.',
        "Their temper is steadier in your company, because you notice it early and don't take it personally.",
      ],
      [
        "{partner} gets you moving on days when you'd rather have stayed in with a feeling ({contact}).",
        "They don't ask much about it, and it still works more often than talking would.",
        "You're grateful that they don't make a point of it.",
      ],
    ],
  },
  'moon~jupiter': {
    joined: [
      [
        'A bad day gets smaller when {partner} is there, mainly because they expect it to ({contact}).',
        'You feel generously looked after.',
        'They like to cheer you up, and overdo it a little when you need to stay sad for an hour.',
      ],
    ],
    harmonious: [
      [
        '{partner} has plenty of good humor, and there is room in it for your moods ({contact}).',
        "You're easier to please in their company.",
        "They come to you with their stories, since you're the one who asks afterward how they are.",
      ],
      [
        'After an hour with {partner} whatever upset you has a better side and a next step ({contact}).',
        'They never let you feel that it was too much to bring to them.',
        'You give their large plans somewhere to come back to.',
      ],
    ],
  },
  'moon~saturn': {
    joined: [
      [
        "{partner} steadies you, and on some evenings you'd rather be hugged than steadied ({contact}).",
        "When it's serious there's nobody you would sooner call.",
        "They show what they feel by being reliable, and may not know how much you'd like to hear it.",
      ],
    ],
    harmonious: [
      [
        '{partner} is there when they said they would be, and you can lean on that ({contact}).',
        'It lets you be openly unsure for once.',
        "They let their guard down with you very slowly, and you're one of the few who can see it happening.",
      ],
      [
        'When {partner} says that something is taken care of, you believe it ({contact}).',
        "There's a kind of worry you don't have around them.",
        'They find you restful, because what they do for you visibly helps.',
      ],
    ],
  },
  'moon~asc': {
    joined: [
      [
        'How {partner} comes in decides how you feel for the next hour ({contact}).',
        'Their manner goes straight to your mood, so a brisk hello can cost you something.',
        "They feel looked after as soon as you're there, and drop the public voice.",
      ],
    ],
    harmonious: [
      [
        'You relax when {partner} comes in ({contact}).',
        "There's nothing in how they go about things that you have to brace for.",
        'They find you easy to be with and tend to stay longer than they meant to.',
      ],
    ],
  },
}
