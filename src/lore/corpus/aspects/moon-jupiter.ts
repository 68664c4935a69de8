import type { AspectParagraphs } from '#lore/authored.ts'

export const moonJupiter: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        "Your moods are large, and mostly they're good ({aspect}).",
        'The Moon in fire shows its delight, and Jupiter doubles it, so people who come to your place for ten minutes are still there at eleven.',
        'You forgive fast and you forget the rest.',
        "On the rare bad day the sorrow is also large, and everyone hears how terrible things are, and the next morning you're puzzled by all the flowers.",
      ],
      traits: ['warm', 'open'],
    },
    earth: {
      says: [
        "You feel safe when there's plenty, and you want everyone else to feel it ({aspect}).",
        'The Moon in earth stocks up, and Jupiter is worried about nobody, so your pantry could see a street through the winter.',
        'People eat better for knowing you.',
        'You find it hard to refuse yourself or anyone, and the closets are full of things that were kept in case someone might need them.',
      ],
      traits: ['generous', 'warm'],
    },
    air: {
      says: [
        'You get over things by finding them interesting.',
        'The Moon in air wants to talk about it, and Jupiter sees a larger meaning by the end of the call ({aspect}).',
        "It keeps your spirits up, and other people's.",
        "Someone who is in the middle of it may need you to stay with the small meaning for a while, and you've moved on to what it says about all of us.",
      ],
      traits: ['open', 'idealistic'],
    },
    water: {
      says: [
        "You feel with everybody, and you don't plan on stopping ({aspect}).",
        "The Moon in water is touched by someone's trouble, and Jupiter makes room for one more.",
        'You cry at parades.',
        "Those you take in are very lucky, and it would help you to notice sooner that you've been sleeping on your own sofa since they came.",
      ],
      traits: ['warm', 'generous'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You promise whatever the moment seems to call for ({aspect}).',
        "The Moon in fire is moved and says it at once, while Jupiter in water can't stand to leave a wish ungranted.",
        "So three different children may believe that they're getting the puppy.",
        'You meant it each time, and you find it very hard to be in one place with all three of them.',
      ],
      traits: ['generous', 'open'],
    },
    'fire earth': {
      says: [
        "When you're low, you buy something to go with it.",
        'The Moon in fire wants to feel better this minute, and Jupiter in earth knows of a very nice grill ({aspect}).',
        'That helps, until the statement comes.',
        "Then you're low again, and the people who live with you recognize the look you get near a hardware store.",
      ],
      traits: ['open', 'generous'],
    },
    'fire air': {
      says: [
        'One bad experience is enough for you to draw a conclusion about mankind ({aspect}).',
        'The Moon in fire is offended by a slow waiter, and Jupiter in air arrives at a view of the whole country.',
        'You lay it out with examples, both of them.',
        'By next week somebody has been kind to you there, and people hear the opposite with just as much conviction.',
      ],
      traits: ['open', 'changeable'],
    },
    'earth fire': {
      says: [
        'You like to be at home, and you keep booking trips.',
        "The Moon in earth sleeps badly in strange beds, but Jupiter in fire sees a map and can't help itself ({aspect}).",
        "You're the one on the mountain at sunrise, thinking about your own shower.",
        "Your photos make people envious, and they've never seen you kiss your pillow when you get in.",
      ],
      traits: ['steady', 'bold'],
    },
    'earth air': {
      says: [
        'You hold views that would be very inconvenient to live by ({aspect}).',
        'Jupiter in air can prove that everyone should give up their car, and the Moon in earth has gone out to warm up the seats.',
        'You notice it yourself, and laugh.',
        'Laughing takes the sting out for your friends, who like being driven home by you while you explain why nobody needs a car.',
      ],
      traits: ['idealistic', 'practical'],
    },
    'earth water': {
      says: [
        'You look after people as though they could never have enough.',
        "The Moon in earth knows when a person is full, while Jupiter in water suspects that they're being brave ({aspect}).",
        'So a houseguest gets a third comforter in June.',
        'They lie there, boiling and touched, and they say in the morning that they slept beautifully, and the next night there are four.',
      ],
      traits: ['generous', 'warm'],
    },
    'air water': {
      says: [
        'You want an easy evening, and you go looking for the person in tears ({aspect}).',
        'The Moon in air came for the conversation, but Jupiter in water has found somebody on the back steps.',
        'You stay with that one person until the end.',
        "On the way home you complain that you never get to talk to anyone, and it's true in a way, and you'd do it again.",
      ],
      traits: ['generous', 'open'],
    },
    'air earth': {
      says: [
        'You collect comforts and then want to be free of them.',
        'Jupiter in earth says yes to the bigger place, and the Moon in air dreams of a backpack ({aspect}).',
        'Twice a year you give half of it away, to friends, in high spirits.',
        "They hold on to it for you, having learned that you'll ask in the fall where the fondue set has gone.",
      ],
      traits: ['changeable', 'generous'],
    },
    'air fire': {
      says: [
        "You cheer people on so well that they do it, and then you're worried ({aspect}).",
        'Jupiter in fire tells a friend to quit on the spot, while the Moon in air would have liked to hear first how others managed.',
        'He quits at noon.',
        'All afternoon you send him articles about saving money, and he wonders what became of the person he talked to this morning.',
      ],
      traits: ['open', 'bold'],
    },
    'water fire': {
      says: [
        'You hope for a great deal and are badly hurt when you get most of it.',
        "Jupiter in fire pictured a crowd at the station, but the Moon in water sees who didn't come ({aspect}).",
        'Nine people are there with a banner.',
        'You thank them and mean it, and they can see you looking over their shoulders for the one who overslept.',
      ],
      traits: ['idealistic', 'warm'],
    },
    'water air': {
      says: [
        'You believe that nobody owes you anything, and you feel it when they give you nothing ({aspect}).',
        'Jupiter in air has a generous view of why people forget, and the Moon in water was looking at the phone all day.',
        "When they call to say sorry, you cut them off and tell them it's nothing.",
        "They believe that you're above such things, and so they forget again.",
      ],
      traits: ['generous', 'guarded'],
    },
    'water earth': {
      says: [
        "You do for other people what you'd like someone to do for you.",
        'The Moon in water wants to be tucked in, while Jupiter in earth has bought blankets for the whole shelter ({aspect}).',
        "It's a great thing for the shelter.",
        "What your friends see is a person with so much to give that there seems no point in bringing anything, and you'd have been happy with a postcard.",
      ],
      traits: ['generous', 'private'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        'You wake up expecting something nice ({aspect}).',
        'The Moon in fire is ready to be pleased, and Jupiter finds the occasion.',
        "When the car breaks down in the desert, you're the one who starts a contest throwing pebbles at a can.",
        'People who take life harder like to sit next to you on long drives, and they do feel it getting off them.',
      ],
      traits: ['warm', 'playful'],
    },
    'earth earth': {
      says: [
        'You know how much is enough, and you have a bit more than that on hand.',
        "The Moon in earth likes to feel provided for, and Jupiter likes company, so there's one extra place laid at your table most nights ({aspect}).",
        'Someone generally turns up for it.',
        'They think they were lucky with the timing.',
      ],
      traits: ['generous', 'practical'],
    },
    'air air': {
      says: [
        'You feel comfortable anywhere people are talking ({aspect}).',
        "The Moon in air needs only a bit of conversation to settle in, and Jupiter is glad if it's in another language.",
        "After a week abroad you'd know a baker, a policeman, and somebody's uncle.",
        'You may have no grammar to speak of, and they all seem to understand you.',
      ],
      traits: ['open', 'trusting'],
    },
    'water water': {
      says: [
        'You can care about many people without any of them getting less.',
        "The Moon in water has a place for each of them, and Jupiter sees to it that there's enough ({aspect}).",
        'You know which of your neighbors is afraid of thunder.',
        'When it starts you call her, and she says she was just about to call you.',
      ],
      traits: ['warm', 'generous'],
    },
    'fire air': {
      says: [
        "You can find the good in a bad situation without denying that it's bad ({aspect}).",
        'The Moon in fire swears for a minute and is done, and Jupiter in air has seen how it will sound as a story.',
        'If the tour bus leaves without you, you have a picnic with the people who run the gas station.',
        'People who were stranded with you tend to remember it as the best day of the trip.',
      ],
      traits: ['playful', 'open'],
    },
    'air fire': {
      says: [
        'People come to you before they do something brave.',
        'The Moon in air hears them out with pleasure, and Jupiter in fire tells them what it would look like if it went well ({aspect}).',
        "You don't push, since you're merely curious to see it.",
        'They go off and do it, and then they call you first, from the parking lot, out of breath.',
      ],
      traits: ['generous', 'open'],
    },
    'earth water': {
      says: [
        'Your sympathy comes with something warm to eat ({aspect}).',
        "Jupiter in water feels for the stranded and the newly arrived, and the Moon in earth knows that they haven't had lunch.",
        "If the street lost power in January, there'd be nineteen people in your living room by dark.",
        'They would all have something to sleep under, and something to do.',
      ],
      traits: ['generous', 'practical'],
    },
    'water earth': {
      says: [
        'You feel what would make somebody happy, and you can usually arrange it.',
        'The Moon in water catches the wish in passing, and Jupiter in earth sets something aside for it ({aspect}).',
        "Someone might mention once that she'd love to take a train through the mountains.",
        'Within the year she could be at the window of it, with you across from her, pretending to read.',
      ],
      traits: ['generous', 'close'],
    },
  },
}
