import type { DayThoughts } from '#lore/authored.ts'

export const jupiterToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'A nervous person may sit down next to you and stop being nervous.',
        'Anyone can read the Moon in your first house, and what Jupiter has written there is welcome and sit down.',
        'Children and nervous people come to you first, and they leave in better shape than they came.',
      ],
      task: "Greet everyone you meet as warmly as you'd like to be greeted, and keep count of who changes.",
    },
    2: {
      says: [
        'You might open the good jam on a Tuesday.',
        'The Moon in the second house calms down when its supplies are in, and Jupiter these weeks sends it a bit more than it needs.',
        'Feeling provided for, you stop hoarding the good jam and the good hours.',
      ],
      task: "Use up something you've been saving for a better occasion, with another person if you can.",
    },
    3: {
      says: [
        'Everyday conversations make you happy these weeks.',
        'Your third-house Moon lives on small exchanges, and Jupiter puts somebody talkative and kind at every counter.',
        'A sister, a brother, or an old neighbor may say how often they think of you.',
      ],
      task: "Stay in one casual conversation until you've learned something you'd never have asked.",
    },
    4: {
      says: [
        'The place you call home is good to be in, and a bit crowded, and you like it.',
        "With the Moon in this house you're happiest when everyone is under one roof and fed, and Jupiter widens the table.",
        "Even the visits you dread go better when there's too much to eat.",
      ],
      task: 'Cook or order more than you need, and see who turns up to share it.',
    },
    5: {
      says: [
        "You might say yes to a game before you've heard the rules.",
        'Jupiter lets the Moon in the fifth house play without looking over its shoulder, in love or with children or with paint.',
        "Joy this simple doesn't argue well, so it may be best not to discuss it.",
      ],
      task: 'Do the thing you loved best at the age of nine for as long as you still feel like it.',
    },
    6: {
      says: [
        'Being good to yourself is easy at the moment, and it shows in your work.',
        "The Moon in the sixth house looks after everybody's needs, and these weeks it puts its own on the list.",
        'A nap or a decent lunch buys you twice its length in good temper.',
      ],
      task: 'Take one longer break than you think you can afford, outdoors if possible.',
    },
    7: {
      says: [
        'One person is good for you these weeks, and you for them.',
        'Jupiter makes the Moon in your seventh house generous in company, so you feel looked after and look after somebody in the same hour.',
        "The usual question of who gives more doesn't come up.",
      ],
      task: 'Tell somebody what you like about an ordinary day with them.',
    },
    8: {
      says: [
        'Somebody may see what you need and simply be kinder.',
        "The Moon in the eighth house keeps its deepest needs to itself in case they're used against it.",
        'Under Jupiter you see a person take them in and only become kinder.',
      ],
      task: 'Let someone in on a need you usually handle by yourself, before it gets urgent.',
    },
    9: {
      says: [
        "You may order something you can't pronounce and feel at home.",
        "Your ninth-house Moon relaxes when there's a foreign word in the air, and Jupiter provides it, in a restaurant, a film, or a new family on your floor.",
        'Your own worries sound smaller in translation.',
      ],
      task: 'Share a meal, a song, or a holiday custom with someone who grew up far from you.',
    },
    10: {
      says: [
        'Someone who decides things may ask how your weekend was and wait for the answer.',
        "Whatever you do in public has feeling in it with the Moon in your tenth house, and these weeks Jupiter makes sure that it's welcome.",
        "You're trusted with what they'd normally keep to themselves.",
      ],
      task: "Do one public or official thing in the tone you'd use with family, and see what comes back.",
    },
    11: {
      says: [
        'You belong, and you can stop checking.',
        'The Moon in your eleventh house wants friends who feel like kin, and Jupiter these weeks makes the circle big and easygoing.',
        'If somebody brings a cousin along, the cousin will know your middle name by dessert.',
      ],
      task: "Bring together two people who make you feel safe and haven't met.",
    },
    12: {
      says: [
        'You may sleep through a noise that usually wakes you.',
        "Jupiter looks after the Moon in the twelfth house, which takes in everyone's sorrow without knowing where to put it.",
        'In these weeks it runs off you, and something friendly remains.',
      ],
      task: 'Sit by water or under a tree for a while and plan nothing, with your phone at the bottom of your bag.',
    },
  },
  presses: {
    1: {
      says: [
        'A small annoyance may turn into a scene with an audience.',
        "The Moon in the first house can't hide its weather, and with Jupiter a small annoyance becomes a scene with an audience.",
        'People react to the size, and the reason gets lost.',
      ],
      task: 'Say how strongly you feel on a scale of one to ten, and wait a minute before you act on it.',
    },
    2: {
      says: [
        "You may have something in your basket that you didn't come for.",
        "Jupiter whispers to the Moon in your second house that more would feel better, and for about an hour it's true.",
        "What you want is to be looked after, and that's seldom in stock.",
      ],
      task: 'Keep the money for one consoling purchase, and ask somebody for a cup-of-tea kind of visit.',
    },
    3: {
      says: [
        'You tell everyone everything.',
        'A third-house Moon thinks aloud about its feelings, and with Jupiter the whole row of seats learns about them.',
        "Most of them enjoy it, and one is likely to repeat it to a person you'd have left out.",
      ],
      task: 'Keep one emotional story to yourself for a day, and see whether you still want to tell it.',
    },
    4: {
      says: [
        'Your home, or your arms, may be open to more people than fit.',
        "Jupiter swells the Moon in your fourth house, which can't bear to see anyone left outside.",
        "By the third day you're the one who has nowhere to sit, and you'd be ashamed to say so.",
      ],
      task: 'Claim an hour at home in which nobody may ask you for anything, and say when it ends.',
    },
    5: {
      says: [
        "Fun has turned into a diet these weeks, and you're getting a little queasy.",
        "The Moon in the fifth house asks for one more story at bedtime, and Jupiter can't say no.",
        'In between you feel dull, and you put it down to a lack of treats.',
      ],
      task: "Go without your favorite treat for one day, and find out what it's been covering.",
    },
    6: {
      says: [
        "You may have been so kind to yourself that nothing's in its place.",
        'With the Moon in this house your well-being depends on small regular things, and Jupiter has canceled them one by one.',
        "Without them you're tired by noon and cross with people who've done nothing.",
      ],
      task: 'Do the two small routines that keep you well, in the usual order, before anything else.',
    },
    7: {
      says: [
        'You may have brought food, advice, and a ride to somebody who had asked for one of the three.',
        'Your Moon overflows toward one person these weeks, and Jupiter supplies the advice, the food, and the offers to drive.',
        "They're grateful, and they may have begun to answer you in single words.",
      ],
      task: "Ask somebody you've been helping what they'd prefer to do by themselves.",
    },
    8: {
      says: [
        'You promise people more of your feelings than you have on hand.',
        'In the eighth house the Moon gives itself completely or keeps away, and Jupiter these weeks lends it out to everyone who cries.',
        "By the weekend nothing's left for the one you owe it to.",
      ],
      task: 'Save your best listening for one person, and refer the next trouble to someone else.',
    },
    9: {
      says: [
        "You answer people's sadness with a philosophy.",
        'The Moon in your ninth house finds comfort in the big picture, so Jupiter these weeks hands one to everybody who sighs.',
        "They'd have liked it better if you'd been sad for a minute as well.",
      ],
      task: "Listen to someone's trouble without telling them what it's good for.",
    },
    10: {
      says: [
        "Your voice may wobble in front of the people you'd like to impress.",
        "Jupiter magnifies the Moon in the tenth house, and a word of praise or a small slight makes your voice wobble in front of those you'd like to impress.",
        'They think better of you for it than you do.',
      ],
      task: 'Let a feeling show once in an official setting, and go on with your sentence.',
    },
    11: {
      says: [
        'You treat every acquaintance as a best friend these weeks.',
        "The Moon in the eleventh house opens its arms, Jupiter pushes the rest of the crowd in, and an old friend can't find a seat near you.",
        'She may not complain, and she notices.',
      ],
      task: 'Turn down a lively invitation in favor of the friend who never competes for you.',
    },
    12: {
      says: [
        "Other people's troubles come in under the wall.",
        'Your twelfth-house Moon feels along with anyone who hurts, and with Jupiter it has no idea where to stop.',
        "You can't carry a stranger's grief and your groceries at the same time.",
      ],
      task: 'Turn off the news for a day, and do one practical kindness for someone you can see.',
    },
  },
}
