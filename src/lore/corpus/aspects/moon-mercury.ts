import type { AspectParagraphs } from '#lore/authored.ts'

export const moonMercury: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        "You say what you feel while you're still feeling it ({aspect}).",
        "The Moon in fire has the reaction, and Mercury reports it live, so nobody ever has to ask how you're doing.",
        "It's refreshing, and it's sometimes premature.",
        'You can call a meal inedible and clean the plate, and the cook hears only the first part.',
      ],
      traits: ['frank', 'open'],
    },
    earth: {
      says: [
        'A clear plan makes you feel better than any amount of sympathy ({aspect}).',
        'The Moon in earth wants to know that things will be all right, and Mercury works out how.',
        "When you're upset, you write down what has to be bought.",
        'You console others in the same manner, and a friend with a broken heart may find herself holding a very good list.',
      ],
      traits: ['practical', 'orderly'],
    },
    air: {
      says: [
        "You don't know what you feel until you've heard yourself say it.",
        "The Moon in air is soothed by words, and Mercury never runs out of them, so you think aloud to anyone who's in the car ({aspect}).",
        'You change your mind as you go, quite happily.',
        'The listener may have taken the first version to heart and done something about it, and you can barely remember what it was.',
      ],
      traits: ['open', 'changeable'],
    },
    water: {
      says: [
        'You remember what things felt like, and you forget the rest ({aspect}).',
        'The Moon in water colors whatever comes in, and Mercury files it by color.',
        "You can't give the year of a trip, but you know who was quiet on the way back.",
        'It makes you a wonderful listener, and a witness with whom people who want only the facts soon lose patience.',
      ],
      traits: ['warm', 'private'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You laugh it off at once and think about it all night ({aspect}).',
        'The Moon in fire is done with a thing as soon as it has reacted, but Mercury in water keeps going back to hear how it was said.',
        'By morning you have an answer.',
        'The person you give it to has forgotten the remark and remembers you laughing.',
      ],
      traits: ['open', 'wary'],
    },
    'fire earth': {
      says: [
        "You're delighted with every idea, for as long as it takes you to look at the price.",
        'The Moon in fire says yes with its whole face, and Mercury in earth gets out a pencil ({aspect}).',
        'It gets to be a pattern with friends, who call with a plan and hear a whoop and then a pause.',
        'They learn to hang up during the whoop.',
      ],
      traits: ['open', 'practical'],
    },
    'fire air': {
      says: [
        'You decide in a flash and then explain why it was logical ({aspect}).',
        'The Moon in fire knew from the first second, while Mercury in air wants to have compared.',
        'So you do the comparing afterward, with great fairness, and it comes out as you knew it would.',
        'People argue with the reasons in good faith and are puzzled that nothing moves.',
      ],
      traits: ['quick', 'frank'],
    },
    'earth fire': {
      says: [
        'You answer before you know whether you mind.',
        'Mercury in fire says sure, take it, and the Moon in earth finds out around dinnertime that it wanted that ({aspect}).',
        "It's awkward to ask for something back.",
        "You may lend away a fair number of things in this fashion, and people think of you as someone who doesn't care about things.",
      ],
      traits: ['quick', 'generous'],
    },
    'earth air': {
      says: [
        "You know that you're tired, and you read one more article ({aspect}).",
        'The Moon in earth wants to be fed and put to bed, but Mercury in air has just found out about bees.',
        "At one in the morning you know a lot, and you're hungry.",
        'The next day people find you short with them, and they get the bees as an explanation.',
      ],
      traits: ['open', 'loose'],
    },
    'earth water': {
      says: [
        "You look settled, and you're imagining things.",
        'The Moon in earth sits there like someone shelling peas, while Mercury in water is three disasters ahead ({aspect}).',
        'If a person you love is half an hour late, you set the table and plan your life without them.',
        'They come in, and they say how peaceful it is here.',
      ],
      traits: ['wary', 'steady'],
    },
    'air water': {
      says: [
        'You think with your feelings and feel with your head, and it makes for odd conversations ({aspect}).',
        "The Moon in air would like to be told something interesting, but Mercury in water is listening for whether it's loved.",
        "Somebody explains mortgages to you, and you hear that they're worried.",
        "You ask about the worry, and they say no, it's about mortgages, and you were both right.",
      ],
      traits: ['warm', 'changeable'],
    },
    'air earth': {
      says: [
        'You want to be sociable and end up being informative.',
        "The Moon in air came for the company, and Mercury in earth noticed that the deck isn't up to code ({aspect}).",
        'You mention it to the host.',
        'You were trying to take an interest, and it takes the rest of the evening to persuade him that you like the deck.',
      ],
      traits: ['frank', 'practical'],
    },
    'air fire': {
      says: [
        'You sound far more certain than you feel ({aspect}).',
        'Mercury in fire states it as a law, while the Moon in air would be glad to hear another view.',
        'So you announce that nobody should ever live in Denver, and wait to be contradicted.',
        "People who like Denver tend to change the subject, and you'd have loved to hear about it.",
      ],
      traits: ['frank', 'open'],
    },
    'water fire': {
      says: [
        'You give harder knocks in conversation than you can take.',
        'Mercury in fire says what it thinks of the haircut, and the Moon in water is wounded by what they say of the shoes ({aspect}).',
        'It seems unjust to you each time.',
        'They thought this was how the two of you talked, since you had started it and seemed to be enjoying yourself.',
      ],
      traits: ['frank', 'wary'],
    },
    'water air': {
      says: [
        "You turn a feeling into a theory while it's still warm ({aspect}).",
        'The Moon in water is sad, and Mercury in air is soon comparing attachment styles.',
        "You're interesting about it, and people bring you their own examples.",
        'What you wanted was an arm around you, and a discussion has formed.',
      ],
      traits: ['guarded', 'open'],
    },
    'water earth': {
      says: [
        "You don't trust a feeling that has no cause, and most of yours have none.",
        'The Moon in water is low on a perfectly good day, but Mercury in earth goes down the list and finds nothing wrong ({aspect}).',
        'So you conclude that you must be hungry.',
        "Sometimes you are, and otherwise you're sad with a sandwich, and people see somebody having lunch.",
      ],
      traits: ['practical', 'private'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        'People know where they stand with you, and where you stand, too ({aspect}).',
        "The Moon in fire feels it openly, and Mercury has the words while it's fresh.",
        'You can say "that hurt" in the moment, in the same voice as "pass the ketchup."',
        "So it's dealt with before the ketchup comes back.",
      ],
      traits: ['open', 'frank'],
    },
    'earth earth': {
      says: [
        'You think best when others have stopped thinking.',
        'The Moon in earth stays calm, and Mercury goes through what is known ({aspect}).',
        "When the power is out and everybody is looking for someone to blame, you're looking for the panel.",
        'You find it by feel, and you talk to the nervous ones the whole way down the stairs.',
      ],
      traits: ['practical', 'steady'],
    },
    'air air': {
      says: [
        'Talking with you makes people feel lighter ({aspect}).',
        'The Moon in air enjoys the company, and Mercury keeps finding another side to the subject, so nothing stays heavy for long.',
        'Friends on long night shifts call you on their break.',
        "They can't remember later what it was about, and they know they were laughing by the vending machine.",
      ],
      traits: ['open', 'playful'],
    },
    'water water': {
      says: [
        'You understand what people mean when they say it badly ({aspect}).',
        'The Moon in water feels it with them, and Mercury keeps quiet until it has gotten all of it.',
        "A man who never talks about his brother may start in on it while you're helping him look for a wrench.",
        'You go on looking for the wrench, which is exactly right.',
      ],
      traits: ['warm', 'tactful'],
    },
    'fire air': {
      says: [
        'You can say why you love something so that others start to.',
        'The Moon in fire brings the excitement, and Mercury in air makes it follow ({aspect}).',
        'Friends of yours can end up as bird-watchers without having meant to.',
        'They started out humoring you, and before long they send you pictures of herons at six in the morning.',
      ],
      traits: ['warm', 'open'],
    },
    'air fire': {
      says: [
        "You can tell somebody the truth fast enough that it doesn't have time to hurt ({aspect}).",
        'Mercury in fire says it in five words, and the Moon in air is smiling at them the whole time.',
        'It\'s you who says "spinach, left side" before a friend goes up to speak.',
        'They trust you with larger matters after that.',
      ],
      traits: ['frank', 'quick'],
    },
    'earth water': {
      says: [
        'Your voice calms people down.',
        'Mercury in water finds the tone they need, and the Moon in earth is in no hurry at all ({aspect}).',
        'You can read the same picture book four times running, and the fourth is equal to the first.',
        "It works on grown-ups who can't sleep, and a few of them have asked you just to describe your day.",
      ],
      traits: ['warm', 'steady'],
    },
    'water earth': {
      says: [
        'You feel for people, and then you tell them something they can use ({aspect}).',
        "The Moon in water has understood, so when Mercury in earth says which form to ask for, it doesn't sound cold.",
        'A neighbor in a muddle about her late rent leaves you with a date, an address, and a piece of cake.',
        "It's the cake she mentions afterward, and it's the date that helps.",
      ],
      traits: ['warm', 'practical'],
    },
  },
}
