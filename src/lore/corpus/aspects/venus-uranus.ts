import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const venusUranus: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        'Attraction hits you at once or never ({aspect}).',
        "Venus in fire says what it likes the minute it likes it, and since Uranus is drawn to whatever's new, the person is usually nobody's idea of your type, including yours.",
        "It's wonderful for them to be met with so much frank delight.",
        'Keeping you interested is another matter, and those who manage it have a life you can visit but never quite finish learning.',
      ],
      traits: ['open', 'changeable'],
    },
    earth: {
      says: [
        'You like what you like, and no one has ever talked you into anything else ({aspect}).',
        "Venus in earth trusts its own senses, and Uranus has no interest in what's in fashion, so you own very few things and each of them comes with a story.",
        'In love you want both a firm arrangement and an unusual one.',
        "You might be happiest with someone for life and an address apart, and you wouldn't see what there was to discuss.",
      ],
      traits: ['independent', 'steady'],
    },
    air: {
      says: [
        'You like people best when neither of you owes the other anything.',
        "Venus in air loves good talk, and Uranus adds a taste for the unusual, so you'd trade a handsome dinner date for somebody who repairs church organs ({aspect}).",
        'You make everyone feel interesting.',
        'Someone who is waiting to feel chosen may wait for a long time, because you find choosing a little rude to all the others.',
      ],
      traits: ['independent', 'playful'],
    },
    water: {
      says: [
        'You love tenderly, and you love in surges ({aspect}).',
        'Venus in water gives itself with no plan at all, and Uranus decides when, so you may feel nothing for someone all winter and everything on one walk in March.',
        "You can't produce it on request.",
        'People who trust the walk in March tend to get another, and people who ask for a schedule tend to get politeness.',
      ],
      traits: ['warm', 'changeable'],
    },
  },
  tense: {
    fire: {
      says: [
        'You want someone most before you have them ({aspect}).',
        'Venus in fire wants to win them over, and Uranus wants to stay free, which works perfectly until the other person says yes.',
        'Then something small about them begins to bother you, such as a ringtone.',
        "They can't see what changed, and it may take you several such endings to notice that each one began with a yes.",
      ],
      traits: ['independent', 'changeable'],
    },
    earth: {
      says: [
        'You want love to be secure, and security makes you itch.',
        'Venus in earth saves for the house with someone, and Uranus, at the signing, thinks of everything it will now never do ({aspect}).',
        'So you put off the last small step in a thing that you yourself set up.',
        "The other person takes this for doubt about them, when you'd have the same doubt about a dog.",
      ],
      traits: ['independent', 'wary'],
    },
    air: {
      says: [
        'As soon as someone takes you for granted, you like them less ({aspect}).',
        'Venus in air is friendly to nearly everyone, and Uranus objects to the word "we" in a sentence you weren\'t asked about.',
        "If a person you've been seeing accepts an invitation for both of you, you go, and you spend the evening talking to others.",
        'They see you enjoying yourself and never guess that a protest has taken place.',
      ],
      traits: ['independent', 'cool'],
    },
    water: {
      says: [
        "You're drawn to people who are hard to keep ({aspect}).",
        'Venus in water wants to be cherished, and Uranus only wakes up for somebody who might be gone by summer.',
        'The steady ones make you feel fond and a little sleepy.',
        "It's seldom noticed that you're hard to keep too, since you do your disappearing so gently that it passes for shyness.",
      ],
      traits: ['changeable', 'idealistic'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'You can love people without making them smaller ({aspect}).',
        "Venus in fire is proud of the ones it loves, and Uranus likes to see them do as they please, so you'll cheer a partner or a friend off on a six-week trip and mean it.",
        'It keeps your own feeling fresh as well.',
        'People come back to you with stories, and you fall for them a second time while they tell them.',
      ],
      traits: ['warm', 'independent'],
    },
    earth: {
      says: [
        'You find practical ways to live as you like.',
        'Uranus comes up with the odd arrangement, and Venus in earth makes it comfortable and works out the rent ({aspect}).',
        'Sharing a farmhouse with two other families, or a garden with the whole street, sounds to most people like trouble.',
        "You'd be good at it, because you know what everyone needs to have to themselves.",
      ],
      traits: ['practical', 'independent'],
    },
    air: {
      says: [
        'You can be delighted by people who have nothing in common with you ({aspect}).',
        'Venus in air knows how to start, and Uranus is bored by the usual topics, so a stranger on a train is telling you about beetles before the second stop.',
        'It makes you many friends, and they last, because you never ask them to be different.',
        'Even the ones you used to date still send you articles.',
      ],
      traits: ['open', 'playful'],
    },
    water: {
      says: [
        'You can love someone deeply and leave them room to breathe ({aspect}).',
        "Venus in water feels every change in them, and Uranus lets the change happen, so you don't panic when a person you love needs a month to themselves.",
        'This calm is rarer than you think.',
        'Restless people in particular tend to stay with you, precisely because nothing would stop them from going.',
      ],
      traits: ['trusting', 'warm'],
    },
  },
}
