import type { DayThoughts } from '#lore/authored.ts'

export const moonToVenus: DayThoughts = {
  eases: {
    1: {
      says: [
        "There's a softness about you that makes people lower their voices and come closer.",
        "Venus in the first house is pleasing as a matter of course, and over the years it's become a bit professional about it.",
        'A warm mood takes over from the professional for a while.',
        "You touch an arm as you talk and nobody, you included, thinks anything of it but that it's nice.",
      ],
      task: 'Greet someone with your whole attention before you say a word to them.',
    },
    2: {
      says: [
        "A peach would be enough, if it's a good one.",
        "Your Venus knows what's worth having in the second house, but it's usually comparing, and comparing goes on in a different place from enjoying.",
        "The Moon brings you back to the mouth and the hands, and to a sandwich you'll remember.",
        'It cost less than the parking.',
      ],
      task: 'Eat one ripe, plain thing slowly, with your eyes shut for the first bite.',
    },
    3: {
      says: [
        'A short exchange with somebody nearby leaves both of you lighter.',
        'Venus in the third house gives out pleasantries all week that are much alike.',
        "With the Moon in it, one of them's meant.",
        "You tell the man at the newsstand that you'd miss him if he closed, he's speechless, and you find that it's so.",
      ],
      task: "Tell someone you see all the time what you'd miss if they weren't there.",
    },
    4: {
      says: [
        "Home smells of something, and nobody's in a hurry to leave the room.",
        "Your Venus arranges for this in the fourth house, with throws and playlists, though it doesn't always come.",
        "When it comes it's for a short while and not on account of the throws.",
        "Somebody told a joke at the stove, and everyone stayed where they'd been standing.",
      ],
      task: "Stay in the room where people are for as long as it's pleasant, and leave the dishes.",
    },
    5: {
      says: [
        "Somebody's charmed by you for no reason you arranged.",
        'Venus of the fifth house plans its enchantments down to the lighting and is now and then left alone with it.',
        'It works better unplanned, for the next hour or two.',
        'You had something on your chin and you were talking about bees.',
      ],
      task: "Be with someone you like in your plainest state, and talk about what's on your mind.",
    },
    6: {
      says: [
        'A little tenderness about ordinary things goes a long way, starting with your own feet.',
        "With Venus in the sixth house you're kind by doing things, and the doing can get so brisk that the kindness falls off.",
        'In this mood it stays on.',
        'You hold out a jacket for a toddler or a grandfather and wait, without a sigh, for the second arm.',
      ],
      task: "Do something for somebody at the speed at which they'd do it themselves.",
    },
    7: {
      says: [
        "Affection's in the air between you and somebody, and it asks for nothing.",
        "There's often a small bargain in it when Venus is in the seventh house, an I'll be lovely if you will.",
        "The Moon hasn't heard of the bargain.",
        "They're asleep with their mouth open on the train beside you, or they've sent a picture of a cloud, and you're simply fond of them.",
      ],
      task: "Show affection to someone at a moment when they can't do anything about it.",
    },
    8: {
      says: [
        "It'd be a pleasure to cry a little in the right company.",
        'Venus in this house loves people through the worst of things and keeps its own face dry in the meantime.',
        'The Moon loosens it.',
        "The friend who's with you has waited years for this and has tissues in every pocket.",
      ],
      task: "Let someone see that something's touched you, and let them do whatever they do about it.",
    },
    9: {
      says: [
        "You're a little in love with the world, especially the parts with arcades.",
        "Venus in the ninth house is moved by things that have come a long way, a stamp, a song, an old man's accent.",
        'The Moon lets you feel it without needing to own a ticket.',
        'Everyone on this bus came from somewhere, you notice, and some of them brought lunch.',
      ],
      task: 'Ask someone where their grandparents came from, and what they cooked.',
    },
    10: {
      says: [
        'People out there are fond of you, and just now you can feel it through the glass.',
        'Your Venus is well regarded in the tenth house, which is a cool sort of thing to be.',
        'Somebody warms it up.',
        'They hold your hand a second longer when they shake it, or sign a note with their first name.',
      ],
      task: 'Let someone who knows you in a public role see that you like them as a person.',
    },
    11: {
      says: [
        "Your friends are in a gentle mood, and nobody's trying to be funny.",
        "Venus in the eleventh house keeps the group light, as a good hostess would, and there's seldom a gap for anything to be said in.",
        "There's one now.",
        "Somebody says that they've missed this, and four people look into their drinks and agree.",
      ],
      task: "Say the fond thing that's true of all of you, and don't cover it with a joke.",
    },
    12: {
      says: [
        "A private sweetness has come up, and it doesn't need a witness.",
        'In the twelfth house your Venus loves backward in time and at a distance, and it has a small museum of people in there.',
        "The Moon's on its rounds with a cloth.",
        "You remember a hand on your hair, or the name of someone's horse, and it stays with you down the street.",
      ],
      task: 'Think of someone you loved without their knowing, and wish them something specific.',
    },
  },
  presses: {
    1: {
      says: [
        "No mirror's on your side just now.",
        "It's the Moon that's doing it, by looking out through your Venus in the first house with tired eyes, and it's got nothing to do with how you look.",
        'You looked this way last weekend and were thought a great success.',
        "The lighting's different, and it's on the inside.",
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
        'You said lovely and great so many times that the words have stopped working.',
        'Venus keeps up the music of politeness in the third house, on good days without noticing, and the Moon would like to get off the carousel.',
        "It's no crime to let a hello go by as a nod.",
        'People have those days, and they tend to like you for having them.',
      ],
      task: 'Get through the next few encounters on nods and the truth.',
    },
    4: {
      says: [
        "Home isn't soft enough, and you've started rearranging people.",
        "Your Venus wants it lovely in the fourth house, your mood wants it to be lovely by itself, and the cushion hasn't the strength for both.",
        "What you're after is somebody's lap, speaking broadly.",
        'The nearest person is holding a phone and could be asked to put it down.',
      ],
      task: "Ask the nearest person for some closeness in words they can't mistake for a request to tidy up.",
    },
    5: {
      says: [
        'You got dressed up on the inside, and nobody noticed.',
        "The fifth house is where your Venus waits to be asked to dance, and the Moon's gone and lost patience with the band.",
        "They're shy over there, or they're talking about cars.",
        'No rule says who has to cross the floor.',
      ],
      task: "Ask somebody for the attention you're hoping they'll offer, in a form that takes them five minutes.",
    },
    6: {
      says: [
        "Everything you're served is a little wrong, and you're being nice about it.",
        'Venus in this house likes a day with smooth edges, and under the Moon each rough one is felt through the sleeve.',
        "The waiter isn't having a great time, either.",
        "You might tell him that, and share the day's edges between you.",
      ],
      task: "Tell somebody who's serving or helping you that you can see it's a long day, and mean only that.",
    },
    7: {
      says: [
        "They forgot a little thing, and it's taken on a great deal of meaning.",
        "Your Venus goes by the small attentions in the seventh house, such as the text on landing, and the Moon has noticed that one's missing.",
        "It's love as you speak it, and theirs may have gone into the gutters or the gas tank.",
        "Look around for something that's been quietly filled.",
      ],
      task: "Find one thing the other person did for you that wasn't what you were looking for, and thank them for it.",
    },
    8: {
      says: [
        'A pang goes through you at the sound of a name.',
        "The eighth house is where Venus knows the price of everything dear to it, and the Moon's just felt for its wallet.",
        "It's all there.",
        'Pangs are about the size of a hiccup and are best treated in the same way, by holding your breath and thinking about something else.',
      ],
      task: 'Look nothing up about it and ask nobody for two hours.',
    },
    9: {
      says: [
        'Everyone else seems to be somewhere.',
        "In the ninth house your Venus can be made unhappy by a view, so long as someone else is in it, and the Moon's been looking at views.",
        'They took forty to get that one.',
        'Behind the camera it was hot, and somebody had said something about the map.',
      ],
      task: 'Put your phone away and look for the best view you can reach within a quarter of an hour.',
    },
    10: {
      says: [
        "You're smiling for a living, and it isn't your mouth that's tired.",
        'Your Venus has made pleasantness a matter of record in the tenth house, and nobody there has met the mood behind it.',
        'They could stand to.',
        'A straight face on a person known for smiling gets more done in a room than a raised voice would.',
      ],
      task: "Let your face rest while you're dealing with people, and let what you say be kind instead.",
    },
    11: {
      says: [
        "You said you'd come, and every cell in you would like a bath.",
        'In the eleventh house Venus makes dates in bright moods for whatever mood will be there to keep them.',
        "This one's been sent in its place.",
        'You could go for an hour as the quiet one, which no one minds, and be remembered as having been there.',
      ],
      task: "Go, tell the first person that you're only half awake, and leave when you've had a good talk.",
    },
    12: {
      says: [
        "You'd like to be loved by somebody who already knows, so that you wouldn't have to tell them.",
        "That's the Venus of the twelfth house, which writes its love in lemon juice, and the Moon's feeling the chill of it.",
        'It only takes a little heat to make it legible.',
        'One person in particular has been holding the page up to the window for some time.',
      ],
      task: "Give one person a hint so broad that you're slightly embarrassed by it.",
    },
  },
}
