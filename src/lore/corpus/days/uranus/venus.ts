import type { DayThoughts } from '#lore/authored.ts'

export const uranusToVenus: DayThoughts = {
  eases: {
    1: {
      says: [
        'You can try another style these weeks, and it gets the right kind of attention.',
        'Venus in your first house knows what people like on you, and Uranus makes it curious about what you like on yourself.',
        'Those who notice first are likely to be people worth knowing.',
      ],
      task: "Wear one combination you've never dared, on a day when you have to be somewhere.",
    },
    2: {
      says: [
        "Money or a pretty thing may come to you from where you didn't expect it.",
        'Uranus these weeks has a sense of humor about the second-house Venus, which likes to know the value of everything.',
        'You could be paid in kind, or find that what you meant to throw out has an admirer.',
      ],
      task: 'Trade something you own for something somebody else owns, with no money involved.',
    },
    3: {
      says: [
        'Somebody you see all the time may look different.',
        'Venus in the third house keeps up friendly relations with the whole street, and Uranus these weeks gives one of them a spark.',
        "It may come to nothing more than a very good laugh, and that's worth walking slowly for.",
      ],
      task: "Say something to a familiar face that you've never said in all your polite exchanges.",
    },
    4: {
      says: [
        'Home gets prettier these weeks through an idea that sounds wrong at first.',
        'The fourth-house Venus wants it to be nice for everyone, and Uranus suggests making it interesting.',
        'A relative or roommate who never cared about such things may have the best eye of all.',
      ],
      task: 'Hang, move, or paint one thing at home the way no one would expect.',
    },
    5: {
      says: [
        "You could fall for someone or something that isn't your type.",
        "Uranus these weeks offers the Venus in your fifth house a change from what it always chooses, and there's a lot of laughing in it.",
        "You needn't know how it ends in order to enjoy it.",
      ],
      task: 'Say yes to an activity or a person outside your usual taste, for one evening or one hour.',
    },
    6: {
      says: [
        'Somebody you share a routine with may turn out to be delightful.',
        "With Venus in the sixth house you're polite to everyone you deal with daily, and Uranus these weeks lets one of them surprise you.",
        "The work isn't less, and you watch the clock less often.",
      ],
      task: "Change one thing about a shared routine so that it's more fun for the other person.",
    },
    7: {
      says: [
        'You can love someone and have more freedom than before.',
        'Uranus shows the seventh-house Venus these weeks that being considerate and being available are different things.',
        "You each do something on your own, and you're both better looking when you return.",
      ],
      task: 'Suggest to someone close that you each do exactly what you like for a day, and compare.',
    },
    8: {
      says: [
        'Something is given to you, or you give it, and nobody wants anything back.',
        'The Venus in your eighth house is used to love with conditions attached, and Uranus these weeks leaves them out, apparently by mistake.',
        'You may get used to it faster than you would have thought.',
      ],
      task: 'Return something, pay something, or forgive something ahead of time, just to surprise a person.',
    },
    9: {
      says: [
        "You like something these weeks that you'd have called impossible.",
        "Uranus brings your ninth-house Venus a taste or a sound or a person from outside its whole idea of what's beautiful.",
        "Your friends may not follow, and you'll have something of your own for a while.",
      ],
      task: 'Let an algorithm, a librarian, or a stranger choose your next song, book, or dish.',
    },
    10: {
      says: [
        "What's unusual in your taste gets you noticed by people who count.",
        "The Venus in your tenth house has tended toward what's generally admired, and Uranus these weeks rewards the exception.",
        "You could be asked to do something for the reason you'd have left off your application.",
      ],
      task: 'Let one piece of personal taste show in something official.',
    },
    11: {
      says: [
        'A friendship starts at first sight.',
        'Uranus these weeks widens the circle of your eleventh-house Venus with somebody who has none of the usual qualifications.',
        "You'd have passed each other on any other day, and now you're comparing favorite words.",
      ],
      task: 'Get the name and number of someone you enjoyed talking to by chance.',
    },
    12: {
      says: [
        'Something excites you these weeks, and only you know what.',
        'The twelfth-house Venus is practiced at keeping such things private, and Uranus these weeks makes the private thing a lively one.',
        "It may be a song on repeat or a glance you're still holding on to.",
      ],
      task: "Do one thing purely for the thrill of it, and don't take a picture.",
    },
  },
  presses: {
    1: {
      says: [
        'Somebody may ask you to smile, and you might not.',
        "Uranus these weeks unsettles the Venus in your first house, which has pleased people so long that it doesn't know if it's pleased itself.",
        'A sharp answer may slip out and feel wonderful.',
      ],
      task: 'Decline one request to be charming today, without being rude.',
    },
    2: {
      says: [
        "You may have the box open before you've reached the car.",
        'The second-house Venus usually takes its time over a purchase, and Uranus these weeks has put its finger on the button.',
        "It's the jolt you're buying, and there are cheaper ones.",
      ],
      task: "Take a photo of what you're about to buy, walk around the block, and look at the photo.",
    },
    3: {
      says: [
        'Friendly talk with someone nearby may become oddly tense.',
        'Uranus these weeks upsets the easy tone of your third-house Venus, and a joke that always worked falls on its face.',
        "One of you may have begun to like the other more, or less, and hasn't said so.",
      ],
      task: "Ask the person with whom it's become awkward for a small practical favor.",
    },
    4: {
      says: [
        'The peace at home may be disturbed by somebody who wants something different.',
        'Venus in this house would prefer the old arrangement with everyone smiling, and Uranus these weeks has found the person who was only smiling.',
        'It could be you.',
        "It's easier to arrange things anew once that's out.",
      ],
      task: "Ask everyone at home or in the family for one thing they'd change if nobody minded.",
    },
    5: {
      says: [
        'Your enthusiasm for somebody or something has gone out like a light.',
        'The Venus in your fifth house loves the beginning best, and Uranus these weeks has declared the beginning over.',
        "Before you leave, it's worth finding out whether you've met the real one yet.",
      ],
      task: 'Learn one new fact about a person or a pastime you think you know by heart.',
    },
    6: {
      says: [
        'Something in you refuses to be nice about a small service any longer.',
        'Uranus these weeks pulls the sixth-house Venus out of its habit of smoothing the day for everybody.',
        "The others are surprised, since you'd always said it was no trouble.",
      ],
      task: "Say of one small service that it's some trouble, and ask for something in return.",
    },
    7: {
      says: [
        'Someone may come too close these weeks, or not close enough, from hour to hour.',
        'Uranus makes the Venus in your seventh house want a love that stays and lets go at the same time.',
        'The other person would gladly do either if they knew which it was.',
      ],
      task: "Tell somebody whether you'd like company or quiet today, before they have to guess.",
    },
    8: {
      says: [
        'A surprise in what you share with somebody makes you both a bit cold.',
        "The Venus in your eighth house believed that all was settled, and Uranus these weeks brings an expense or a wish that wasn't in the plan.",
        "If you leave the blame out, it's a matter of arithmetic.",
      ],
      task: "Make two proposals for a shared expense that's come up, and let the other person choose.",
    },
    9: {
      says: [
        'Nothing you can get here seems good enough.',
        'The ninth-house Venus looks abroad for what it could love, and Uranus these weeks makes it impatient with every local charm.',
        "You may offend somebody who's just shown you their favorite place.",
      ],
      task: 'Ask a person who loves where they live to show you why, and keep comparisons to yourself.',
    },
    10: {
      says: [
        "You shock someone whose good opinion you've cultivated.",
        'Uranus these weeks takes the diplomacy out of the tenth-house Venus at a moment when people are watching.',
        'What you said was probably true, and it needs a second sentence before people make up their own.',
      ],
      task: "Add the friendly second sentence to something true that you've said too abruptly.",
    },
    11: {
      says: [
        'You may have lost your taste for a circle you used to love.',
        'The Venus in your eleventh house wants friends it can admire, and Uranus these weeks shows them all in their everyday clothes.',
        "You don't need to break with anyone in order to stay away for a month.",
      ],
      task: 'Meet one person from the old circle in a completely different setting.',
    },
    12: {
      says: [
        "You may slow down in front of something that wouldn't fit in your apartment.",
        "Uranus throws a spark these weeks into the place where your Venus keeps the wishes it's not going to act on.",
        "You don't have to act on this one either, and it can tell you what's missing.",
      ],
      task: "Name the quality that attracts you in what you can't have, and find one place where you could have it.",
    },
  },
}
