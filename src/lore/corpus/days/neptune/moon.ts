import type { DayThoughts } from '#lore/authored.ts'

export const neptuneToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'Your kindness shows on your face, and people respond to it.',
        "The Moon in your first house can't hide what it feels, and Neptune these weeks gives it something worth showing.",
        'You may be moved by strangers, and one of them will feel better for having been looked at that way.',
      ],
      task: 'Smile at people who look tired, and leave it at that.',
    },
    2: {
      says: [
        'A warm blanket and one good song may be all that you can think of to want.',
        "Neptune these weeks calms the second-house Moon, which usually worries whether there'll be enough.",
        'A warm blanket, a full glass of water, and one good song turn out to be a decent living.',
      ],
      task: "Enjoy one thing you own slowly and on purpose, as if you'd borrowed it for the day.",
    },
    3: {
      says: [
        'Someone near you may say something tender, in an ordinary tone.',
        'The third-house Moon hears everything, and these weeks Neptune turns its attention to the friendly notes.',
        'A silence between you and a sibling or an old neighbor may end with a picture and no words.',
      ],
      task: 'Send somebody a picture of something that made you think of them, without a caption.',
    },
    4: {
      says: [
        "Home feels as it did in the best hours of being small, or as you'd have liked it to.",
        'Neptune these weeks lets the Moon in this house put down its guard.',
        "The people there are a little gentler, or you're by yourself and don't feel alone.",
      ],
      task: 'Bring back one comfort from when you were little, such as a dish, a story, or a bedtime.',
    },
    5: {
      says: [
        "Something is likely to enchant you these weeks, and there's no need to fight it.",
        'The fifth-house Moon loves to pretend, and Neptune brings the costumes.',
        "A film, a child's game, or a voice across the room may carry you off for an hour, and you come back in better shape.",
      ],
      task: 'Give yourself up to a story for as long as it takes, without checking anything.',
    },
    6: {
      says: [
        'Being gentle with your body works better than being strict.',
        'Neptune these weeks talks quietly to the sixth-house Moon, which so often works until it hurts.',
        'A slow walk or an early night does more for you these days than any strict program did.',
      ],
      task: 'Do everything today a little more softly than you need to, from typing to closing the windows.',
    },
    7: {
      says: [
        "Somebody is likely to understand you when you've hardly spoken.",
        'The Moon in your seventh house wants somebody to notice, and Neptune these weeks lends one person the sense for it.',
        "You notice them as well, which is why it's so restful.",
      ],
      task: 'Sit with someone you love for a quarter of an hour without talking or doing anything.',
    },
    8: {
      says: [
        'Trusting somebody comes as easily these weeks as falling asleep.',
        'Neptune loosens the grip of the eighth-house Moon, which has always held on to something just in case.',
        'What you let them see of you is received with care, and nobody brings it up later.',
      ],
      task: "Let somebody comfort you for something small, without telling them that it's nothing.",
    },
    9: {
      says: [
        'Your spirits lift as soon as you think of something far off.',
        'The Moon in your ninth house is fed by distance, and Neptune these weeks shortens the way to it by music, prayer, or a map.',
        "Somebody else's belief may move you, without your having to share it.",
      ],
      task: 'Look up how one far-off place greets the morning or ends the day, and try it.',
    },
    10: {
      says: [
        'A place that has rules gets a little warmer because of you.',
        'Neptune these weeks lets the tenth-house Moon show its sympathy where it usually shows its competence.',
        'A person who comes with a form may leave with the feeling of having been seen.',
      ],
      task: "Treat one official matter today as something that's happening to a person.",
    },
    11: {
      says: [
        'With your friends you can feel like one creature with several heads.',
        'The eleventh-house Moon wants a circle to melt into, and Neptune these weeks provides an evening or a song for it.',
        "Old misunderstandings don't get discussed, they simply fail to come up.",
      ],
      task: "Remind a friend of a lovely day you had together, with one detail they've forgotten.",
    },
    12: {
      says: [
        'You rest deeply these weeks, and you dream well.',
        "Neptune and your Moon speak the same language, which doesn't have many words.",
        "What troubled you may sort itself out overnight, so it's no use staying up with it.",
      ],
      task: 'Go to bed an hour early with a question in mind, and write down what you wake up with.',
    },
  },
  presses: {
    1: {
      says: [
        "You may walk in cheerful and walk out with somebody else's headache.",
        "Neptune these weeks opens the Moon in your first house to everything, and you can't tell whose sadness you're feeling.",
        'A good part of it belongs to the person who just left.',
      ],
      task: 'Ask yourself after each encounter how you felt five minutes before it, and go back to that.',
    },
    2: {
      says: [
        'Consoling yourself has begun to cost so much that you need consoling for that.',
        'The second-house Moon calms down by having and holding, and Neptune these weeks makes everything look as if it would help.',
        "What you're after is a feeling that isn't sold by the piece.",
      ],
      task: "Wait with the next treat until you've put in words what you'd like it to make you feel.",
    },
    3: {
      says: [
        'Messages seem full of feeling these weeks, and most of them have none.',
        'Neptune these weeks fills the third-house Moon with guesses about what people meant.',
        "Your guesses are good when you see a face, and they're mostly invention when you see a screen.",
      ],
      task: "Speak to someone in person or by voice today about something you'd have texted.",
    },
    4: {
      says: [
        "A smell on a staircase may make you homesick, and you can't say for where.",
        'The Moon in this house wants to belong to a place, and Neptune these weeks makes the one you have seem like a rehearsal.',
        'Family may not be able to give you what you miss, however much they would like to.',
      ],
      task: 'Make one corner of where you are now as welcoming as you would make it for a guest.',
    },
    5: {
      says: [
        "You long for somebody to sweep you off your feet, and you can't get off the couch.",
        'Neptune these weeks gives the fifth-house Moon a taste for sad songs and unavailable people.',
        "There's some pleasure in it, and you're allowed to enjoy that part.",
      ],
      task: 'Let yourself have one sad, romantic hour, and then do something silly with your body.',
    },
    6: {
      says: [
        "Things that haven't happened to you are wearing you out.",
        'The sixth-house Moon takes care by feeling along, and Neptune these weeks has no off switch for it.',
        "When your own work is done there's nothing left of the day, or the other way around.",
      ],
      task: 'Look after one creature today, yourself included, and let the rest be looked after by others.',
    },
    7: {
      says: [
        'You may be upset and have to ask whose idea it was.',
        'Neptune these weeks washes away the line between your seventh-house Moon and the person closest to it.',
        "If they're low, you feel guilty, as though you'd forgotten to do something for them.",
      ],
      task: "Name one feeling that's yours and one that's theirs, out loud, to the person or to yourself.",
    },
    8: {
      says: [
        "You may call somebody to hear that they're fine, and they are.",
        "The eighth-house Moon remembers old losses, and Neptune these weeks shows them to it in today's clothes.",
        'The fear deserves some kindness and no investigation.',
      ],
      task: 'Ask for reassurance once, in plain words, and write down the answer so that you can read it later.',
    },
    9: {
      says: [
        "A faith or a ship or a long series could take you away, and you'd let it.",
        "Neptune these weeks draws the ninth-house Moon toward anywhere that isn't this week.",
        'You may follow someone who seems to know the way, mostly because they sound so calm.',
      ],
      task: 'Ask of the next beautiful promise you hear who pays for it, and with what.',
    },
    10: {
      says: [
        'A sharp word from a stranger may stay with you all the way home.',
        'The Moon in your tenth house is visible with its moods, and Neptune these weeks makes each look from above sink in.',
        "You may promise too much just to be liked by the person who's frowning.",
      ],
      task: 'Answer the next public request with a promise to reply tomorrow, and keep it.',
    },
    11: {
      says: [
        'You may be laughing with everyone and want to leave.',
        "Neptune these weeks dissolves your eleventh-house Moon in company, and afterward you can't remember what you wanted to say.",
        "Everyone likes having you there, and they don't know that you weren't.",
      ],
      task: "Tell the group one thing about how you're doing before anybody asks.",
    },
    12: {
      says: [
        "You could cry at a commercial, and you've stopped watching the news.",
        'The twelfth-house Moon takes in a great deal at the best of times, and Neptune these weeks lets in everything else.',
        "It isn't a sign that something's wrong with your life.",
      ],
      task: 'Wash your face in cold water, name three things you can see, and call somebody cheerful.',
    },
  },
}
