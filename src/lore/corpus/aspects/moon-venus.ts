import type { AspectParagraphs } from '#lore/authored.ts'

export const moonVenus: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        'When you like someone, they find out within the hour ({aspect}).',
        "The Moon in fire can't hide its pleasure, and Venus has no wish to, so you praise people's singing and their shoes and their children to their faces.",
        "It's hard to feel unwelcome near you.",
        "When you're out of spirits the sun goes in for everyone, and they can take it personally, having gotten used to the warmth.",
      ],
      traits: ['warm', 'open'],
    },
    earth: {
      says: [
        "You know how to make a body happy, your own or anyone else's ({aspect}).",
        'The Moon in earth feels safe with good food and soft sheets, and Venus chooses them well.',
        'People sit down in your place and stop wanting to leave.',
        'It makes you loyal to comfort, too, and you can stay in something that has gone stale because the sofa is so good.',
      ],
      traits: ['warm', 'steady'],
    },
    air: {
      says: [
        'You get along with people so easily that it can hide whom you love.',
        'The Moon in air feels at home in friendly talk, and Venus makes the talk a pleasure, so waiters and exes and your aunt all receive the same bright attention ({aspect}).',
        'You mean it each time.',
        'Someone very dear to you may stand in that crowd for quite a while, waiting to see what the difference is.',
      ],
      traits: ['open', 'tactful'],
    },
    water: {
      says: [
        'Affection comes to you the way talking comes to others ({aspect}).',
        "The Moon in water feels what someone needs, and Venus gives it before they've asked.",
        "You've got a hundred small ways of saying that a person is loved.",
        'Being loved back in the same detail is rarer, and you can be lonely with someone who adores you and never thinks to move your umbrella out of the rain.',
      ],
      traits: ['warm', 'close'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You act as if you needed only fun, and you want to be cherished ({aspect}).',
        'The Moon in fire keeps things lively, while Venus in water hopes that someone will see how much it cares.',
        'So you plan the wildest weekend for their birthday and watch their face the whole time.',
        'They had a wonderful weekend, and it was never mentioned what it had been meant to say.',
      ],
      traits: ['warm', 'guarded'],
    },
    'fire earth': {
      says: [
        'Your moods want a treat at once, and your taste wants to wait for a better one.',
        'The Moon in fire needs cheering up tonight, but Venus in earth will not be cheered by anything cheap ({aspect}).',
        'You end up with neither, reading reviews of chocolate.',
        'People trying to lift your spirits bring the wrong brand, and you thank them a second too late.',
      ],
      traits: ['changeable', 'sparing'],
    },
    'fire air': {
      says: [
        'You throw yourself at people and then treat it as a joke ({aspect}).',
        'The Moon in fire says it loves them, and Venus in air adds something witty in case that was too much.',
        'They laugh, and so do you.',
        "Both of you meant to talk about it, and the moment passes into the stories you tell together at other people's weddings.",
      ],
      traits: ['open', 'playful'],
    },
    'earth fire': {
      says: [
        "You like a quiet life, and you fall for people who don't.",
        'The Moon in earth needs an early dinner and a known route, while Venus in fire lights up at somebody with a motorcycle ({aspect}).',
        "So you're the one on the back, with earplugs and a sweater.",
        "You wish they'd stay in on a Friday, and if they did you'd start to look out the window.",
      ],
      traits: ['steady', 'changeable'],
    },
    'earth air': {
      says: [
        "You're comforted by nearness, and you attract people by conversation ({aspect}).",
        'The Moon in earth would like to be held without a word, but Venus in air has been so entertaining that nobody thinks of it.',
        'Someone tells you their best story while you stand there wanting a hug.',
        'They have no idea, because you ask such good questions about the story.',
      ],
      traits: ['tactful', 'private'],
    },
    'earth water': {
      says: [
        'You have what you need, and you pine a little.',
        'The Moon in earth is quite happy with the house and the dog and the stew, and Venus in water listens to a certain song ({aspect}).',
        "It's no complaint against anyone.",
        'People close to you feel you go off somewhere, and they look around at the good life you share and wonder what could be missing.',
      ],
      traits: ['steady', 'idealistic'],
    },
    'air water': {
      says: [
        'You need room, and you love without leaving any.',
        'The Moon in air feels best with the window open, while Venus in water wants two people to be nearly one ({aspect}).',
        "You ask for an evening to yourself, and by eight you're wondering why they haven't called.",
        'They were being considerate, as you asked them to be, and they get a rather cool hello the next day.',
      ],
      traits: ['close', 'changeable'],
    },
    'air earth': {
      says: [
        "You'd love to try something new, and you order what you had last time ({aspect}).",
        'The Moon in air is refreshed by variety, but Venus in earth has found what it likes.',
        'You read the menu aloud with real excitement, from top to bottom, and choose the noodles.',
        'Friends no longer wonder what it will be, and they do enjoy the reading.',
      ],
      traits: ['steady', 'playful'],
    },
    'air fire': {
      says: [
        "You're attracted to passion, and it wears you out.",
        'Venus in fire wants grand declarations, and the Moon in air, when one arrives, would like to look at it from across the street ({aspect}).',
        'Somebody sings under your window and you think of the neighbors.',
        'They go home believing that it left you cold, while you tell the story for years with shining eyes.',
      ],
      traits: ['cool', 'idealistic'],
    },
    'water fire': {
      says: [
        'You fall for people in public and worry about it in private ({aspect}).',
        'Venus in fire has already told everyone, while the Moon in water feels exposed.',
        'You might announce that this is the one, and then stay home for two days with the curtains drawn.',
        'Your friends would be planning the dinner, and the one in question would wonder why their messages go unanswered.',
      ],
      traits: ['open', 'wary'],
    },
    'water air': {
      says: [
        "You're hurt by people who took you at your word.",
        "Venus in air kept it light and agreed that nobody owed anybody anything, and the Moon in water wasn't consulted ({aspect}).",
        'They see someone else on the weekend, as you both said was fine.',
        "You say again that it's fine, so nicely that they tell you about it.",
      ],
      traits: ['tactful', 'guarded'],
    },
    'water earth': {
      says: [
        'You wish to be understood, and people give you useful things ({aspect}).',
        'The Moon in water needs a tender word, but Venus in earth shows its own love in blenders, and so others assume that this is the language.',
        'You get an excellent blender.',
        "It would take one sad look to set them right, and you're much too fond of them for that.",
      ],
      traits: ['generous', 'private'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        'You like liking people, and it shows ({aspect}).',
        'The Moon in fire meets them gladly, and Venus finds something to admire before they have sat down.',
        "New people at a gathering drift to wherever you're laughing.",
        'They get a nickname, and an hour later they belong.',
      ],
      traits: ['warm', 'open'],
    },
    'earth earth': {
      says: [
        'You know how to be comfortable, and you share it.',
        'The Moon in earth wants simple things, and Venus wants them to be good ones, so your tomatoes taste of something ({aspect}).',
        'People who have been having a hard month are sent to you by others.',
        "You feed them and give them the spot by the window, and by Sunday they're making plans.",
      ],
      traits: ['warm', 'generous'],
    },
    'air air': {
      says: [
        "You have a light hand with other people's feelings ({aspect}).",
        'The Moon in air picks up the mood of a conversation, and Venus turns it a few degrees toward kindness.',
        "When somebody at the table has said the wrong thing, you've asked about their trip before the silence forms.",
        "The person who said it never knows, and you don't bring it up.",
      ],
      traits: ['tactful', 'warm'],
    },
    'water water': {
      says: [
        "You're as kind as you look, which is less common than people think ({aspect}).",
        'The Moon in water feels with others, and Venus takes pleasure in comforting them.',
        'A crying child on a bus will reach for you past its own grandmother.',
        'You give it your bracelet to hold, and you and the grandmother have a nice talk.',
      ],
      traits: ['warm', 'trusting'],
    },
    'fire air': {
      says: [
        'You get excited without stepping on anyone.',
        'The Moon in fire is thrilled, and Venus in air sees to it that the others are told why ({aspect}).',
        "At a game you're the loud one whom even the fans of the visiting team like.",
        'You congratulate them on the way out, and half of them wish you a safe drive.',
      ],
      traits: ['open', 'tactful'],
    },
    'air fire': {
      says: [
        'You can be fond of someone without any strain on either side ({aspect}).',
        'Venus in fire is openly glad to see them, and the Moon in air is just as glad to let them go again.',
        'You hug people hard at stations, and you wave until the train has gone and then enjoy your walk.',
        'They feel both missed and free, and they come back sooner than they had planned.',
      ],
      traits: ['warm', 'independent'],
    },
    'earth water': {
      says: [
        'You love in a way that people can build on.',
        'Venus in water gives them its whole affection, and the Moon in earth gives it to them daily, at about the same time ({aspect}).',
        "There's a good-night call that hasn't been missed in years.",
        "It's usually about nothing, and the person who gets it sleeps.",
      ],
      traits: ['close', 'steady'],
    },
    'water earth': {
      says: [
        'You can make a feeling into something a person can hold ({aspect}).',
        'The Moon in water senses what would touch them, and Venus in earth has good hands.',
        'You might knit a friend a hat, or frame the ticket from a night that no one else thought of keeping.',
        "People don't throw such things away when they move, though they throw away nearly everything else.",
      ],
      traits: ['warm', 'generous'],
    },
  },
}
