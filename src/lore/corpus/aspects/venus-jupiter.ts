import type { AspectParagraphs } from '#lore/authored.ts'

export const venusJupiter: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You love in a big way, and in front of people ({aspect}).',
        'Venus in fire wants to show what it feels, and Jupiter never thinks that it has shown enough, so your friends get fireworks for a promotion.',
        'It makes them feel like somebody.',
        "Ordinary days can disappoint you, and a person who loves you quietly may have been doing so for years at a volume you don't pick up.",
      ],
      traits: ['generous', 'open'],
    },
    earth: {
      says: [
        'You enjoy what is good, and you seldom stop at one ({aspect}).',
        'Venus in earth has excellent taste, and Jupiter sees no reason for a small portion.',
        'Staying with you means butter and good sheets and a second dessert.',
        "You're generous from pure pleasure, and it's only your bank, or your belt, that ever suggests there could be an end to it.",
      ],
      traits: ['generous', 'warm'],
    },
    air: {
      says: [
        'You like nearly everyone, and you tell them about one another.',
        'Venus in air makes friends in a sentence, and Jupiter wants all of them at the same table ({aspect}).',
        'Your birthday needs name tags.',
        "It's a joy to be included, and the ones who love you most look forward to the hour after the others have gone, if they can outlast them.",
      ],
      traits: ['open', 'generous'],
    },
    water: {
      says: [
        "You forgive people before they've quite finished doing it ({aspect}).",
        'Venus in water feels how sorry they must be, and Jupiter believes in a second chance, and in a sixth.',
        'People become better through it more often than cynics would guess.',
        'Now and then someone just gets comfortable, and your friends see it well before you do.',
      ],
      traits: ['trusting', 'generous'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You fall for people at great speed, and you bring all your hopes along ({aspect}).',
        'Venus in fire is dazzled, while Jupiter in water has begun to think about growing old.',
        "So by the second week you're looking at puppies.",
        'The other person likes you very much and had been wondering about a third date.',
      ],
      traits: ['open', 'idealistic'],
    },
    'fire earth': {
      says: [
        'You show what you feel by spending, and you feel a lot.',
        'Venus in fire wants to see their face when they open it, and Jupiter in earth thinks it should be the large size ({aspect}).',
        'People are overwhelmed, and a bit worried about having to match it.',
        'They may give you something modest with an apology, and it would amaze them how long you keep it.',
      ],
      traits: ['generous', 'open'],
    },
    'fire air': {
      says: [
        "You're most in love with whatever hasn't been tried yet ({aspect}).",
        'Venus in fire is all for this person, but Jupiter in air can imagine so many other ways to live.',
        'You hold hands in a foreign square and talk about moving there, as you did the last three times.',
        "The person beside you knows not to look up rents, and sometimes wishes you'd like it at home.",
      ],
      traits: ['idealistic', 'changeable'],
    },
    'earth fire': {
      says: [
        'You have what you like, and you wonder what else there is.',
        'Venus in earth could stay on this terrace for good, and Jupiter in fire has heard about a better one up the hill ({aspect}).',
        'So you finish your drink a little early.',
        "Those who came for a quiet afternoon carry their glasses uphill behind you, and it's a very nice terrace, and you can see another.",
      ],
      traits: ['changeable', 'warm'],
    },
    'earth air': {
      says: [
        'You live one way and hold opinions about love that point in another ({aspect}).',
        'Venus in earth is as faithful as a farm dog, while Jupiter in air argues that people should not be tied down.',
        "You defend those opinions with spirit at other people's tables.",
        'The person who shares your life finds it comical or alarming, depending on how late it is.',
      ],
      traits: ['steady', 'idealistic'],
    },
    'earth water': {
      says: [
        'You give the ones you love whatever they want, and then a little more.',
        'Venus in earth knows the value of things, but Jupiter in water only sees the face of the person asking ({aspect}).',
        'A visiting nephew goes home with your headphones.',
        'You tell yourself you hardly used them, and walk to work in silence for a month.',
      ],
      traits: ['generous', 'yielding'],
    },
    'air water': {
      says: [
        "You're so understanding with people that they expect more than you meant ({aspect}).",
        'Venus in air was being friendly, and Jupiter in water made it sound like a promise.',
        "Someone you've met twice may believe that you're coming to her sister's wedding.",
        "You might really go, since that's easier than explaining, and you'd have a good time and make it worse.",
      ],
      traits: ['warm', 'yielding'],
    },
    'air earth': {
      says: [
        'You have a light taste and a heavy shopping bag.',
        'Venus in air admires things from a distance, and Jupiter in earth would like to have them delivered ({aspect}).',
        'You come out of a store with four vases and an explanation.',
        "Each of them is lovely, and there's nowhere to put the flowers.",
      ],
      traits: ['loose', 'generous'],
    },
    'air fire': {
      says: [
        'You compliment people so well that you begin to believe it ({aspect}).',
        'Venus in air wanted to be nice about the performance, but Jupiter in fire has declared it the best of its generation.',
        'They ask you to repeat it to their friends.',
        'You do, with new details, and an honest word between the two of you is now harder to come by than it was an hour ago.',
      ],
      traits: ['generous', 'playful'],
    },
    'water fire': {
      says: [
        'Your feelings are shy, and your sense of occasion is enormous.',
        'Venus in water would like to whisper it, while Jupiter in fire has hired the boat ({aspect}).',
        "When the moment comes, you're too moved to speak.",
        'The other one is left to admire the boat, and you both remember it as the evening you never got to what it was for.',
      ],
      traits: ['idealistic', 'warm'],
    },
    'water air': {
      says: [
        "You believe in loving people freely, and there's one you can't be free about.",
        'Jupiter in air is delighted that they have other friends, and Venus in water counts the days ({aspect}).',
        'You tell them to stay as long as they like.',
        'They do, and they come home to somebody who asks for every detail in a bright voice and has washed all the windows.',
      ],
      traits: ['generous', 'close'],
    },
    'water earth': {
      says: [
        'When love gets difficult, you make it more comfortable ({aspect}).',
        'Venus in water wants things to be gentle again, and Jupiter in earth orders in.',
        'You can get through a whole season of not quite talking that way, with very good food.',
        "It's soothing for you both, and the difficulty is still there at the end of the season.",
      ],
      traits: ['yielding', 'warm'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        'You give easily, and it makes you happier than it makes them ({aspect}).',
        'Venus in fire loves a surprise, and Jupiter is confident that it will go well.',
        'You can turn a dull Monday into an occasion with a paper crown.',
        'Nobody feels that they owe you, since you were so obviously having fun.',
      ],
      traits: ['generous', 'playful'],
    },
    'earth earth': {
      says: [
        'You have a gift for enjoying yourself without regretting it.',
        "Venus in earth picks well, and Jupiter makes sure that there's enough to go around ({aspect}).",
        "You'd plan a trip around a market, and everyone who came would talk about the cheese.",
        'Money spent by you seems to go further, perhaps because none of it is spent on impressing anyone.',
      ],
      traits: ['generous', 'practical'],
    },
    'air air': {
      says: [
        'You enjoy people, and they become more enjoyable ({aspect}).',
        'Venus in air sets an easy tone, and Jupiter is interested in whatever comes up.',
        "Hosts like to put you beside the guest they're worried about.",
        'You come away saying that he was fascinating, and by the end of the evening he was.',
      ],
      traits: ['open', 'tactful'],
    },
    'water water': {
      says: [
        "There's a good deal of love in you, and you're in no hurry to have it returned.",
        'Venus in water feels it deeply, and Jupiter trusts that it will find its way ({aspect}).',
        'You can miss someone without being angry at them for it.',
        "That's a relief to people who have disappointed others, and they're the ones who tend to come back to you.",
      ],
      traits: ['trusting', 'warm'],
    },
    'fire air': {
      says: [
        "You're generous with praise, and you look first ({aspect}).",
        'Venus in fire wants to cheer, and Jupiter in air can say what exactly was good.',
        'After a school concert you might tell the third violin about her bow arm.',
        "She'd remember it for longer than the applause, since it could only have been meant for her.",
      ],
      traits: ['generous', 'frank'],
    },
    'air fire': {
      says: [
        'You say yes to people, and you make the yes sound like their good idea.',
        'Venus in air likes to be asked, and Jupiter in fire likes to go ({aspect}).',
        'A friend with a spare ticket to something odd calls you before anyone.',
        "You learn to love a few odd things that way, and you may sleep through an opera, and you'd go again.",
      ],
      traits: ['open', 'playful'],
    },
    'earth water': {
      says: [
        'You give people what they actually need ({aspect}).',
        'Jupiter in water feels what is missing, and Venus in earth knows the useful form of it.',
        "To someone just starting over, you'd give decent pans and a standing invitation.",
        "Years on, the pans are still in use, and it's the invitation that made the difference.",
      ],
      traits: ['generous', 'practical'],
    },
    'water earth': {
      says: [
        'You make people feel both loved and taken care of.',
        'Venus in water gives the tenderness, and Jupiter in earth thinks ahead to the winter ({aspect}).',
        'Your sympathy shows up with the oil changed.',
        'Those who grew up having to see to everything themselves find this almost too much at first, and then they find it hard to do without.',
      ],
      traits: ['warm', 'generous'],
    },
  },
}
