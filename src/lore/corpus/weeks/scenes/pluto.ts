import type { WeekScenes } from '#lore/authored.ts'

export const plutoScenes: WeekScenes = {
  eases: {
    1: {
      eases:
        "If you ask for something quietly, people may make room. You'd have been ready to ask three times.",
      presses:
        "If you hold back so as not to be too much, somebody else may fill the space. They won't do it as well.",
      later:
        "If you say something only once, it may get done. You've been ready to say it three times.",
    },
    2: {
      eases:
        "You may give one thing away, and the place looks better for it. You don't think of what it cost.",
      presses:
        "You may clean around the thing again. You don't use it or even like it, and it takes up the best spot.",
      later:
        'You see the empty place where the thing used to stand, or could be, and you have an idea what should go there.',
    },
    3: {
      eases:
        'If you tell somebody a quarter of the truth, they may take it well. You feel that the rest would be safe there.',
      presses:
        'You may hint, and you may get a hint back. It could go on like this for another year.',
      later: 'If you stop hinting, the person you told may treat it as a fact like any other.',
    },
    4: {
      eases:
        "The old story may get told, and your stomach stays calm. You even hear a part that you'd never noticed.",
      presses:
        "Somebody may say a certain sentence, and for a minute you're fourteen. It passes faster than it used to.",
      later:
        "You sit in your usual place at home and notice that you could sit somewhere else. Nobody's holding you to it.",
    },
    5: {
      eases:
        "If you allow yourself more of it than usual, you may find that nothing falls apart. It's possible to have enough.",
      presses:
        'You may ration your pleasure sensibly and think of little else all day. The moderation is costing you more than the thing would.',
      later:
        "You may lose track of the time, and when you look up you've got what you wanted and more. You weren't sensible at all.",
    },
    6: {
      eases:
        "You may start to complain, and in the middle you hear what it's about. It's an older matter, and it could be ended.",
      presses:
        'You may make the same complaint with a new example. Your listener knows how it ends.',
      later:
        "You may start on the usual complaint and stop, because you've said it before. You could name the day on which it began.",
    },
    7: {
      eases:
        "If you don't hold back, for once, the other person may grin. Some people have been waiting for you to stop being careful.",
      presses:
        'You may turn yourself down by a third, out of kindness. The other person could find it harder to tell what you want.',
      later:
        'If you drop a plan for getting around somebody and just say what you want, they may say yes.',
    },
    8: {
      eases:
        'If you tell someone one true figure, they may treat it as ordinary. You may have guarded it for years.',
      presses:
        "You may give a friend the version for visitors, even when they've told you something real.",
      later: "You may tell a little more, to the same person, and it's safe there, too.",
    },
    9: {
      eases:
        'If you admit that the other side has a point, you may be surprised at how little it costs you.',
      presses:
        "You may raise your voice for a conviction and hear yourself doing it. You didn't used to need the volume.",
      later: "If you say that you've thought again, people may like you for it.",
    },
    10: {
      eases:
        'If you put in a word for somebody, it may work. Your word counts in more places than you know.',
      presses:
        "You might watch something go wrong and say nothing. It isn't your department, and one sentence from you would have helped.",
      later:
        "You may speak to two people about one rule, and it's on its way out before anyone knows by whom.",
    },
    11: {
      eases:
        "Somebody you'd hardly counted may speak up for you. You hear about it later, and you're quiet for a while.",
      presses:
        "You may go through your friends in your head and stop at three. It's an honest number, and you're not sure that they know.",
      later:
        "You may spend an hour with somebody who'd stay, and you tell them a thing you'd been saving.",
    },
    12: {
      eases:
        'If you leave the old secret alone for an evening, you may see that nobody is looking for it.',
      presses:
        "You may change the subject before there's any danger of it. The person you're talking to hadn't been heading there.",
      later:
        "You may find that you can think of it from beginning to end. It's an old story, and you aren't the one who should be ashamed.",
    },
  },
  presses: {
    1: {
      eases:
        "If you let something go, you may see the surprise on somebody's face. They may have expected to pay for it.",
      presses:
        "People may be careful with you, and you like that until you need to know something. Then nobody's quite honest.",
      later:
        'If you forgive something small so that everyone can hear it, someone may tell you the truth.',
    },
    2: {
      eases:
        "You may spend a little of what you've been holding on to, and you're all right. The world looks a bit larger.",
      presses:
        "You may check that the reserve is still there. It's been there every time for years, and checking is part of what you own by now.",
      later:
        "You may see somebody spend freely who has a good deal less than you. It's possible that they sleep at night.",
    },
    3: {
      eases:
        "You may ask straight out, and you get a straight answer. It's less interesting than what you'd imagined.",
      presses: "You may ask a friend of a friend what's being said. Now there's something to say.",
      later: "You may ask straight and believe what you're told, and the subject is closed.",
    },
    4: {
      eases:
        'Somebody at home might say plainly what they want, and the evening goes on as usual. It might be catching.',
      presses:
        "There may be a silence at home in which everyone knows who's winning. You'd give a good deal for an ordinary argument.",
      later:
        "You're all in the same room, and somebody says plainly what they'd like. It's quiet for a second, and then everyone talks at once.",
    },
    5: {
      eases:
        "You may have half of what you wanted, and it's lovely. You don't spend the evening thinking about the other half.",
      presses:
        "You want the thing so much that you can't enjoy it. Somebody near you enjoys the same thing without trying.",
      later:
        "You may leave a day's gap on purpose, and the pleasure's still there when you come back.",
    },
    6: {
      eases:
        'You might leave one thing the way somebody else did it. It bothers you for an hour, and then you forget which thing it was.',
      presses:
        "You may go back and do a small thing over, properly. Something else is on your mind, and it's larger and not under your control.",
      later:
        "You might find a small thing done in another way than yours. If it works, give yourself a minute before you look for what's wrong.",
    },
    7: {
      eases:
        'If you ask for something plainly, it may cost you nothing. You tend to get ready for a price.',
      presses:
        "You may wait to see who'll write first, and it's possible that they're doing the same.",
      later:
        "You and the other person might both reach for the phone at the same time. You each pretend that you hadn't been waiting.",
    },
    8: {
      eases:
        'You may pay off a small part of what you owe, and you feel it in your back. Being free of the rest begins to look possible.',
      presses:
        "The person you'd like to be free of may do you another kindness, and you're grateful and uneasy. The account between you has just gotten longer.",
      later: "You may put a figure on what you owe, and it's a figure that can be paid.",
    },
    9: {
      eases:
        "You hear somebody out to the end and find one point you could live with. You're calmer than you expected.",
      presses:
        "The other side smiles, and you'd like to throw something. They seem to sleep well, and that's the part you can't forgive.",
      later:
        'If you say which of their points worries you, they may tell you which of yours worries them.',
    },
    10: {
      eases:
        'You may spend a whole evening without a thought for the person in charge. Their say ends at the parking lot.',
      presses:
        "One message from above may make you feel twelve. You read it again as an adult, and it's about a form.",
      later:
        "You may hear from somebody outside what they think of your work. It's a good opinion, and the person above you has no part in it.",
    },
    11: {
      eases:
        'If you ask a friend for something outright, they may simply do it. It can be that short.',
      presses:
        "You might say nothing and take note of who asks. People can't pass a test that they don't know about.",
      later:
        "You may hear that a friend would come at once if they knew. It's up to you whether they know.",
    },
    12: {
      eases:
        "You may remember something good about the person, against your will. It doesn't excuse them, and it makes the whole thing smaller.",
      presses:
        "The name may come up, and you're very calm. You stay calm for the rest of the evening, with some effort.",
      later:
        "You may hear yourself mention the old matter to somebody, lightly. The lightness sounds false to you, and you notice how exactly you've kept the sum.",
    },
  },
}
