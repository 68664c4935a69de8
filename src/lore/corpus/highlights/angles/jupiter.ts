import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Element } from '#sky/fact-base.ts'

export const jupiterOnAngles: Record<
  'asc' | 'dsc' | 'mc' | 'ic',
  Record<Element, AuthoredParagraph>
> = {
  asc: {
    fire: {
      says: [
        'You come in as if something good were about to happen, and it often does ({aspect}).',
        "Others catch the mood, say yes to plans they'd meant to think over, and thank you later.",
        'You take up room and nobody minds it much.',
        "What you leave out is the small print, so there's usually a friend who calls the next morning to ask who's paying for the bus.",
      ],
      traits: ['open', 'generous'],
    },
    earth: {
      says: [
        "In a lean month nobody thinks of helping you, and you'd hardly know how to look as though you needed it.",
        "People assume that you're doing well ({aspect}), since you're unhurried, you order for the table, and you seem like the one to ask about mattresses and mortgages.",
        "It's useful all the same, because much of what you've got was first offered to you on the assumption that you had it already.",
      ],
      traits: ['generous', 'practical'],
    },
    air: {
      says: [
        "The story's always good, and now and then it happened to somebody else.",
        "You've got something to say about almost everything, and people enjoy it ({aspect}).",
        'You introduce strangers by telling each of them how interesting the other is, and it becomes a little bit true.',
        "Because you expect to like people you like a great many, and their names are the only thing you can't keep.",
      ],
      traits: ['open', 'generous'],
    },
    water: {
      says: [
        'People feel forgiven when you walk up to them ({aspect}).',
        'You hug those who expected a handshake, and you take the best view of what they tell you, which makes them braver about telling you more.',
        'Few people bring as much comfort by just turning up.',
        "You offer more than anyone could keep to, though, and by Thursday three of them think they're your first concern.",
      ],
      traits: ['warm', 'generous'],
    },
  },
  dsc: {
    fire: {
      says: [
        'It tends to begin with another person saying that you should both just go.',
        "You get further with somebody at your side who believes in things ({aspect}), and you bring out the same in them, so that together you've got the courage of five.",
        "What neither of you notices is when you're only talking each other into it, because you've seldom had a more enjoyable conversation.",
      ],
      traits: ['bold', 'generous'],
    },
    earth: {
      says: [
        'You do well out of other people, and they do well out of you ({aspect}).',
        "Someone lends you a truck or knows a person who knows a landlord, and you'd be the first to do as much for them.",
        'You see the best in a partner and can often bring it out.',
        "Since you're inclined to think they've got more of everything, sense included, you may leave decisions to them that you'd have made better.",
      ],
      traits: ['close', 'practical'],
    },
    air: {
      says: [
        "You want to learn something from anyone you're close to ({aspect}).",
        "A friend's odd profession can hold your interest for years, and you're the rare person who asks the second question about it.",
        "Good advice comes to you that way, often from someone you've only just met.",
        "There's so much of it that you can be of three minds by evening, each of them borrowed from somebody you admire.",
      ],
      traits: ['open', 'close'],
    },
    water: {
      says: [
        'You believe in people, and quite a few have grown because of it ({aspect}).',
        'You can tell what a person would be like with one worry fewer, and you treat them as if they were there already.',
        "In return you're met with more kindness than most.",
        'What you find hard is to see someone as they are on an ordinary day, and you can wait a long time for a change that only you were expecting.',
      ],
      traits: ['trusting', 'warm'],
    },
  },
  mc: {
    fire: {
      says: [
        'Your ambitions are large, and you tell people what they are ({aspect}).',
        'Somehow that helps, because somebody with influence likes how daring it is and you get to try.',
        "You're at your best when the whole thing still has to be believed in.",
        'When it only has to be kept going, you lose interest, and the person who stays behind to run it has a different view of your luck.',
      ],
      traits: ['public', 'idealistic'],
    },
    earth: {
      says: [
        "You're given responsibility early and in quantity ({aspect}).",
        "People see judgment in you, and plain good sense, and they'd rather you held the budget than somebody cleverer.",
        'You run things generously and they grow.',
        "It's tempting to measure that in size, so there comes a point when you have more of everything than you can look after and your own name on all of it.",
      ],
      traits: ['public', 'generous'],
    },
    air: {
      says: [
        "You're known for making large subjects easy ({aspect}).",
        "After ten minutes with you a person can talk about tides or tax brackets, and feels that they've always been bright.",
        "So you're asked to teach and to speak, with or without a diploma.",
        "You're so good at the outline that you can get by on it for a long while, until somebody in the third row has read the book.",
      ],
      traits: ['public', 'open'],
    },
    water: {
      says: [
        "You're kind to people who can do nothing for you, and word of it gets around.",
        'They think well of you, and that opens a great deal ({aspect}).',
        'Your work, whatever it is, goes best when you can feel that it does somebody good.',
        "Since you're sure that good work gets noticed in the end, you seldom ask for what you're owed, and the end can be a long way off.",
      ],
      traits: ['public', 'warm'],
    },
  },
  ic: {
    fire: {
      says: [
        "Somebody's between apartments, somebody's cousin is in town, and you've said yes before counting the blankets.",
        "There's always room for one more where you live ({aspect}).",
        "What you come from gave you faith, or you found it early for yourself, and it's what you go back to when things go badly.",
        "Your own rest is the one thing there's no room for, at least until they've all left.",
      ],
      traits: ['private', 'generous'],
    },
    earth: {
      says: [
        'You feel rich when the house is full ({aspect}).',
        'It may be full of people, or books, or eleven kinds of rice, but having enough at home lets you be generous with everyone else.',
        "You've got more to fall back on than you usually think.",
        'You do keep adding to it, and any place of yours gets too small about a year after you move in.',
      ],
      traits: ['private', 'generous'],
    },
    air: {
      says: [
        'You may have grown into a larger world at home, or made one there ({aspect}).',
        "Somebody told you things, perhaps, or you found them in books, and your place is where people come to talk about what they've read and where they'd go.",
        'Your confidence rests on what you know.',
        'When life is uncertain you take up a subject, and a shaken week can end with your knowing a surprising amount about glaciers.',
      ],
      traits: ['private', 'open'],
    },
    water: {
      says: [
        'Deep down you expect to be welcome ({aspect}).',
        'Somebody may have loved you well when you were small, or you decided at some point that the world would, and it has held up better than people predicted.',
        'It lets you forgive your family a great deal.',
        "It can also keep you waiting at home for what you'd have to go out and get, since the sofa's so comfortable and something usually turns up.",
      ],
      traits: ['trusting', 'private'],
    },
  },
}
