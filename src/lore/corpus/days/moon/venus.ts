import type { DayThoughts } from '#lore/authored.ts'

export const moonToVenus: DayThoughts = {
  eases: {
    1: {
      says: [
        "There's a softness about you that makes people lower their voices and come closer.",
        "Venus in the first house is pleasing as a matter of course, and over the years it's become almost professional about it.",
        'A warm mood takes over from the professional for a while.',
        "You touch an arm as you talk, or hold a look, and it's taken the way it's meant.",
      ],
      task: 'Greet someone with your whole attention before you say a word to them.',
    },
    2: {
      says: [
        "A peach would be enough, if it's a good one.",
        "Your Venus knows what's worth having in the second house, but it's usually comparing, and comparing goes on in a different place from enjoying.",
        "The Moon brings you back to the mouth and the hands, and to a sandwich you'll remember.",
        'It costs less than the parking.',
      ],
      task: 'Eat one ripe, plain thing slowly, with your eyes shut for the first bite.',
    },
    3: {
      says: [
        'A short exchange with somebody nearby leaves both of you lighter.',
        'Venus in the third house gives out pleasantries all week that are much alike.',
        "With the Moon in it, one of them's meant.",
        "Telling the man at the newsstand that you'd miss him if he closed may leave him speechless, and you'll find that it's so.",
      ],
      task: "Tell someone you see all the time what you'd miss if they weren't there.",
    },
    4: {
      says: [
        "Home can be a place that nobody's in a hurry to leave.",
        "Your Venus arranges for this in the fourth house, with throws and playlists, though it doesn't always come.",
        "When it comes it's for a short while and not on account of the throws.",
        "A joke told at the stove does it, if everyone stays where they're standing.",
      ],
      task: "Stay in the room where people are for as long as it's pleasant, and leave the dishes.",
    },
    5: {
      says: [
        'You can charm somebody without having arranged anything.',
        'Venus of the fifth house plans its enchantments down to the lighting and is now and then left alone with it.',
        'It works better unplanned, while this mood lasts.',
        'People like you best with something on your chin, talking about bees.',
      ],
      task: "Be with someone you like in your plainest state, and talk about what's on your mind.",
    },
    6: {
      says: [
        'A little tenderness about ordinary things goes a long way, starting with your own feet.',
        "With Venus in the sixth house you're kind by doing things, and the doing can get so brisk that the kindness falls off.",
        'In this mood it stays on.',
        "It's the difference between helping an old man with his jacket and waiting, without a sigh, for the second arm.",
      ],
      task: "Do something for somebody at the speed at which they'd do it themselves.",
    },
    7: {
      says: [
        'Affection is in the air between you and somebody, and it asks for nothing.',
        "There's often a small bargain in it when Venus is in the seventh house, an I'll be lovely if you will.",
        "The Moon hasn't heard of the bargain.",
        'You may be fond of them for falling asleep beside you, or for sending a picture of a cloud.',
      ],
      task: "Show affection to someone at a moment when they can't do anything about it.",
    },
    8: {
      says: [
        "It'd be a pleasure to cry a little in the right company.",
        'Venus in this house loves people through the worst of things and keeps its own face dry in the meantime.',
        'The Moon loosens it.',
        "There's probably a friend who's waited years to be of some comfort to you, and who'd do it well.",
      ],
      task: "Let someone see that something's touched you, and let them do whatever they do about it.",
    },
    9: {
      says: [
        "You're a little in love with the world, especially the parts with arcades.",
        "Venus in the ninth house is moved by things that have come a long way, a stamp, a song, an old man's accent.",
        'The Moon lets you feel it without needing to own a ticket.',
        'Everybody on a city bus came from somewhere, if you look at them that way.',
      ],
      task: 'Ask someone where their grandparents came from, and what they cooked.',
    },
    10: {
      says: [
        'People out there are fond of you, and just now you can feel it through the glass.',
        'Your Venus is well regarded in the tenth house, though being well regarded is a bit cool.',
        'A warm mood takes that further.',
        'You may notice who holds your hand a second longer, or signs a note with a first name.',
      ],
      task: 'Let someone who knows you in a public role see that you like them as a person.',
    },
    11: {
      says: [
        "Your friends are in a gentle mood, and nobody's trying to be funny.",
        "Venus in the eleventh house keeps the group light, as a good hostess would, and there's seldom a gap for anything to be said in.",
        'There may be one now.',
        "If somebody says that they've missed this, leave it standing, and others will agree into their drinks.",
      ],
      task: "Say the fond thing that's true of all of you, and don't cover it with a joke.",
    },
    12: {
      says: [
        "A private sweetness has come up, and it doesn't need a witness.",
        'In the twelfth house your Venus loves backward in time and at a distance, and seldom mentions it.',
        'The Moon brings somebody to mind.',
        'It may be a hand on your hair, or a voice, and it makes you kinder to the person in front of you.',
      ],
      task: 'Think of someone you loved without their knowing, and wish them something specific.',
    },
  },
  presses: {
    1: {
      says: [
        "No mirror's on your side just now.",
        "It's the Moon that's doing it, by looking out through your Venus in the first house with tired eyes, and it's got nothing to do with how you look.",
        'You looked this way last weekend and nobody minded, you least of all.',
        'The mood will have changed before your face does.',
      ],
      task: 'Avoid mirrors and photos of yourself until this passes, and see people instead.',
    },
    2: {
      says: [
        "You want something sweet, soft, or new, and it's hard to say which.",
        "The Moon has brought along an empty feeling, your Venus keeps shop here, and there's nobody better than Venus at suggesting what might go in it.",
        'None of it will.',
        "The feeling's the size of a conversation, and it'll be gone by the time anything could be delivered.",
      ],
      task: 'Drink a glass of water and talk to somebody for ten minutes before you order anything.',
    },
    3: {
      says: [
        'You can say lovely and great until the words stop working.',
        'Venus keeps up the music of politeness in the third house, on good days without noticing, and the Moon would like to get off the carousel.',
        "It's no crime to let a hello go by as a nod.",
        'People have those days, and they tend to like you for having them.',
      ],
      task: 'Get through the next few encounters on nods and the truth.',
    },
    4: {
      says: [
        "When home doesn't feel soft enough, you start rearranging it, people included.",
        "Your Venus wants it lovely in the fourth house, your mood wants it to be lovely by itself, and a cushion can't manage both.",
        "What you're after isn't in the furniture.",
        "It's closeness, and the nearest person could be asked to put down their phone for it.",
      ],
      task: "Ask the nearest person for some closeness in words they can't mistake for a request to tidy up.",
    },
    5: {
      says: [
        "You'd like to be noticed, and it hasn't been said out loud.",
        'The fifth house is where your Venus waits to be asked to dance, and the Moon has gone and lost patience with the band.',
        'Anyone you like may be shy, or just busy talking about cars.',
        "Nobody minds being asked by somebody who's pleased to see them.",
      ],
      task: "Ask somebody for the attention you're hoping they'll offer, in a form that takes them five minutes.",
    },
    6: {
      says: [
        "Everything you're served is a little wrong, and you're being nice about it.",
        'Venus in this house likes a day with smooth edges, and under the Moon each rough one is felt through the sleeve.',
        'The person serving you may be having a long day, too.',
        'Noticing that out loud changes it a little for both of you.',
      ],
      task: "Tell somebody who's serving or helping you that you can see it's a long day, and mean only that.",
    },
    7: {
      says: [
        'A small thing that was forgotten can take on a great deal of meaning.',
        'Your Venus goes by small attentions in the seventh house, such as the text on landing, and the Moon has noticed one missing.',
        "It's love as you speak it, and theirs may have gone into the gutters or the gas tank.",
        "Look around for something that's been quietly filled or fixed.",
      ],
      task: "Find one thing the other person did for you that wasn't what you were looking for, and thank them for it.",
    },
    8: {
      says: [
        'The sound of a certain name may send a pang through you.',
        'The eighth house is where Venus knows the price of everything dear to it, and the Moon has just felt for its wallet.',
        "Nothing's missing.",
        "A pang lasts about as long as a hiccup if you don't go looking for reasons, and for hours if you do.",
      ],
      task: 'Look nothing up about it and ask nobody for two hours.',
    },
    9: {
      says: [
        'Everyone else seems to be somewhere.',
        'In the ninth house your Venus can be made unhappy by a view, so long as someone else is in it, and the Moon has been looking at views.',
        'It takes forty tries to get such a picture.',
        'Behind the camera it was hot, and somebody had just said something about the map.',
      ],
      task: 'Put your phone away and look for the best view you can reach within a quarter of an hour.',
    },
    10: {
      says: [
        "You're smiling for a living, and it isn't your mouth that's tired.",
        'Your Venus has made pleasantness a matter of record in the tenth house, and nobody there has met the mood behind it.',
        'They can cope with meeting it.',
        'A straight face on a person known for smiling gets more done in a room than a raised voice would.',
      ],
      task: "Let your face rest while you're dealing with people, and let what you say be kind instead.",
    },
    11: {
      says: [
        "You said you'd come, and every cell in you would like a bath.",
        'In the eleventh house Venus makes dates in bright moods for whatever mood will be there to keep them.',
        "That may not be the mood you're in now.",
        "You could go for an hour as the quiet one, which no one minds, and you'd be glad to have been there.",
      ],
      task: "Go, tell the first person that you're only half awake, and leave when you've had a good talk.",
    },
    12: {
      says: [
        "You'd like to be loved by somebody who already knows, so that you wouldn't have to tell them.",
        'The Venus of the twelfth house loves without saying so, and under the Moon it notices how quiet that is.',
        "Most people can't read what you don't write.",
        'One of them, though, has been guessing for some time, and would be glad of a hint.',
      ],
      task: "Give one person a hint so broad that you're slightly embarrassed by it.",
    },
  },
}
