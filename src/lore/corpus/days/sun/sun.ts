import type { DayThoughts } from '#lore/authored.ts'

export const sunToSun: DayThoughts = {
  eases: {
    1: {
      says: [
        "You don't need an angle to be interesting, only to come in.",
        'With your Sun in the first house, you adjust yourself to everyone around you, and at the moment that seems like needless work.',
        'Some people will find you a bit much.',
        "Those are the ones who found you a bit much before, so there's no loss.",
      ],
      task: "Walk into one situation without planning how you'll come across, and stay as you were outside it.",
    },
    2: {
      says: [
        "What you have to offer is worth what you think it's worth, give or take nothing.",
        'With your Sun in the second house, you take pride in what you can do for a living, and then you forget to charge for it.',
        "Seen clearly, there's a skill you use every week that others pay for.",
        "You've been listing it under things anyone can do.",
      ],
      task: 'Write down one skill of yours that someone else would pay for, with the amount beside it.',
    },
    3: {
      says: [
        'People want your view of an everyday matter in your own words, at normal volume.',
        "With your Sun in the third house, you find out what you think by talking, and you go quiet among people who've made up their minds.",
        "You don't have to convince them.",
        "It's enough to hear yourself say it and notice that you agree.",
      ],
      task: "Say what you think about one local question to someone who hasn't asked for your view yet.",
    },
    4: {
      says: [
        "What matters most to you has an address, and it's doing fine.",
        'With your Sun in the fourth house, you put your best into a few rooms and a few people, so your life looks quieter from outside.',
        "You don't have to bring it out.",
        'A day like this shows you whom you do it all for, including the child you once were.',
      ],
      task: "Give one hour to the people or the place you'd count as yours, and answer nothing from outside.",
    },
    5: {
      says: [
        "You make something, and it's unmistakably by you.",
        'With your Sun in the fifth house, you do things to see yourself do them, while other people need a reason.',
        'It might be a birthday card or a meal with a color scheme.',
        'When they recognize you in it, you feel more yourself than any praise for usefulness could make you.',
      ],
      task: 'Make something small with your own hands today, and put your name or initials on it.',
    },
    6: {
      says: [
        "An ordinary day, done well, is as close to a parade as you'd care to come.",
        "Your Sun in this house wants to be of use, and it feels most real with its sleeves rolled up and someone's problem half solved.",
        "Nobody's watching, and it hardly matters.",
        "You can tell a good day by how the tools look when they've been put away.",
      ],
      task: 'Finish one useful thing completely and clear up after it, then look at it for a minute.',
    },
    7: {
      says: [
        "You're more yourself next to the right person than you've been on your own for weeks.",
        'It can embarrass a Sun in the seventh house that it needs somebody across from it to know what it thinks.',
        "There's no cause for that.",
        "A duet isn't half a solo, and the other one has been playing better as well.",
      ],
      task: 'Spend time with the person you think most clearly beside, and bring a question of your own.',
    },
    8: {
      says: [
        'Your strength shows in the kind of moment most people would leave the room for.',
        "In the eighth house the Sun gets brighter when things turn serious, when money or someone's hidden trouble is on the table.",
        "A friend who senses it may tell you what's really going on.",
        "You don't flinch, and it does both of you good.",
      ],
      task: 'Ask somebody the question that others have been too polite to ask, and stay for the whole answer.',
    },
    9: {
      says: [
        'You remember what the whole effort is for, and the errands line up behind that.',
        "The Sun in this house needs a horizon and goes dull without one, though it'll do paperwork for months for the sake of a reason it believes in.",
        "If somebody asks why you bother, your answer could be the best account of your life you've given in a while.",
      ],
      task: "Say in one sentence what you're working toward in the long run, to a person who didn't know.",
    },
    10: {
      says: [
        'Someone has to be in front, and you look natural there.',
        "With your Sun in the tenth house, you've felt watched for as long as you can remember, and you either perform or hide behind being busy.",
        "For once there's nothing to perform.",
        'You know what to do next and say so, to the considerable relief of the room.',
      ],
      task: "Take the decision that everyone's been passing around, and put your name to it.",
    },
    11: {
      says: [
        'What you want for yourself happens to be what the others want as well.',
        'Your Sun has its place in the middle of a crowd in the eleventh house, with a plan for all of them, and loses its nerve when it has to want things alone.',
        'No need for that today.',
        'The band, the team, or the street would follow you anywhere sensible.',
      ],
      task: 'Put your name forward for one visible part in something a group of yours is doing.',
    },
    12: {
      says: [
        "The part you play behind the scenes is the one that's holding it up, and you know it.",
        'Quietly is how the Sun in the twelfth house does everything, so quietly that it can lose track of its own share.',
        'You can see your share plainly.',
        "It's larger than the credits would suggest, and knowing that seems to be all the credit you were after.",
      ],
      task: 'Note down what you contributed to something this month that nobody saw, and keep the note.',
    },
  },
  presses: {
    1: {
      says: [
        'A person with a louder way of being themselves can make you feel oddly faint.',
        "Your Sun in this house is used to being the most vivid thing around, or to choosing when it isn't, so you feel your outline go soft.",
        "It's instructive to watch someone else do it.",
        "They're working harder than it looks, and they may have glanced over at you first.",
      ],
      task: 'Give a louder person your whole attention for a few minutes, and notice what you feel like doing afterward.',
    },
    2: {
      says: [
        'An offer or a price may come in lower than the figure in your head.',
        "A Sun in the second house can't easily keep price and person apart, which makes a poor offer sound like a poor opinion.",
        'The other side is talking about its budget.',
        'You may still say no on account of yours, which will sound better without the injury.',
      ],
      task: 'Turn down or counter one low offer by mentioning only numbers and dates.',
    },
    3: {
      says: [
        'Being contradicted on something you thought was common knowledge stings more than it should.',
        "With your Sun in the third house, you stake your pride on knowing things, so a sister's correction or a stranger's raised eyebrow is enough.",
        'Oddly, what helps is to ask them for more.',
        'Being curious about your own error is the one position from which nobody can contradict you.',
      ],
      task: 'Ask the next person who disagrees with you to go on, twice, before you answer.',
    },
    4: {
      says: [
        "With family, you're apt to be treated as somebody you used to be.",
        'In the fourth house your Sun was formed by those people as well as against them, so it can be fifteen again within a sentence.',
        "They don't do it on purpose.",
        "They serve you the dish you stopped liking, because that's when they last had a close look.",
      ],
      task: "Tell one relative something recent about yourself that they'd have no way of knowing.",
    },
    5: {
      says: [
        "If it isn't fun without winning, something else is being played.",
        'The Sun in this house puts its name on everything it enjoys, and on a tense day the name weighs more than the enjoyment.',
        'A bad throw, a failed joke, a polite no from someone attractive, and you feel found out.',
        "They've gone right on having a nice time, in your direction even.",
      ],
      task: "Do something you're bad at in front of people you like, and let it stay bad.",
    },
    6: {
      says: [
        "You may have made yourself so indispensable that you can't go anywhere.",
        "With your Sun in the sixth house, you like it that things fall apart without you, until the day when you're trying to rest.",
        'The remedy hurts a little.',
        'Somebody else could do the task at four-fifths of your standard, and the ceiling would stay where it is.',
      ],
      task: "Hand over one task you do best after explaining it once, and don't look in on it.",
    },
    7: {
      says: [
        'When two people both want to be right, the subject hardly matters anymore.',
        "Your Sun meets itself in other people in the seventh house, so the traits you can't stand in someone may ring a bell.",
        'Each of you would back down if the other did so first.',
        "It's a matter of who's strong enough to be seen doing it.",
      ],
      task: "Let the other person decide one thing that you've both been trying to decide.",
    },
    8: {
      says: [
        'The more reasonably someone asks to share control of a thing, the tighter you hold on.',
        "What's shared gives your Sun its hidden importance in this house, whether it's a fund, a password, or the knowledge of who said what.",
        'Letting go would cost you nothing on paper.',
        "What you'd lose is being asked, and it's worth knowing that before you refuse.",
      ],
      task: "Give somebody access to one thing you've been the only one to manage.",
    },
    9: {
      says: [
        'A principle of yours is likely to run into a person who has principles, too.',
        "With the Sun in the ninth house you've built much of yourself on what you believe, so an honest objection feels like demolition.",
        'Look at them, though.',
        "They built on something as well, their ground is just as old, and they're as worried about the cracks as you are.",
      ],
      task: 'Find the one belief that you and an opponent share, and start your next sentence there.',
    },
    10: {
      says: [
        "Recognition tends to come for something you'd hoped to be finished with.",
        'With your Sun in the tenth house, you go where the applause is, and you can end up famous for the wrong thing.',
        'People mean it kindly.',
        "They're only holding up last year's picture of you, and they'll go on until they're shown another.",
      ],
      task: "Mention what you'd like to be known for next to somebody who's praising the old thing.",
    },
    11: {
      says: [
        'A group you belong to can have a good idea without you, and it takes some getting used to.',
        'It takes a moment for the Sun in the eleventh house, which thinks of the circle as partly its own doing, to find its place at the edge of the photo.',
        'That they can do it is partly your doing.',
      ],
      task: "Join in someone else's plan as a plain participant, and make no improvement to it.",
    },
    12: {
      says: [
        'You may be asked to step out in front when everything in you would rather stay behind the scenes.',
        'With your Sun in the twelfth house, you live on your own approval, and being looked at makes you lose hold of it.',
        'Still, some things have to be explained by the person who did them.',
        'A short appearance would be over sooner than the dread of it.',
      ],
      task: "Appear once where you'd rather send someone else, and go home after your two sentences.",
    },
  },
}
