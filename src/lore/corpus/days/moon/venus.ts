import type { DayThoughts } from '#lore/authored.ts'

export const moonToVenus: DayThoughts = {
  eases: {
    1: {
      says: [
        "You don't have to work at being liked today.",
        "With Venus in your first house, you've been charming for so long that it can feel like a job.",
        "This isn't work.",
        "You touch an arm while you're talking, or laugh with your mouth full, and nobody minds at all.",
      ],
      task: 'Greet someone with your whole attention before you say a word to them.',
    },
    2: {
      says: [
        'Something plain and good will please you more today than a choice of twelve.',
        'Your Venus is in the second house, so you know quality, and you can spend more time choosing than enjoying.',
        "You don't have to choose anything.",
        'A ripe peach or a hot shower would do, and it costs less than the parking.',
      ],
      task: 'Eat one plain, good thing slowly, with your phone in another room.',
    },
    3: {
      says: [
        'You could be a little warmer today to somebody you see all the time.',
        "With Venus in your third house, you're pleasant to everyone on the way, and most of it is habit.",
        'You might mean one of them.',
        "The man at the newsstand or the woman at the front desk would be glad to hear that you'd miss them.",
      ],
      task: "Tell someone you see all the time what you'd miss if they weren't there.",
    },
    4: {
      says: [
        'The best part of being at home today comes when you stop hosting.',
        "Because your Venus is in the fourth house, you work at making it nice, and often you're still working when everyone has sat down.",
        'You can sit down.',
        'The good moment may come in the kitchen, with the dishes still dirty and somebody telling a story.',
      ],
      task: "Stay in the room where the people are for as long as it's pleasant, and leave the dishes.",
    },
    5: {
      says: [
        "You're more attractive today when you haven't prepared for it.",
        'With Venus in your fifth house, you like a date or a party to be done properly.',
        'They may like you better unprepared.',
        "You talk about something you love, with sauce on your chin, and they can't look away.",
      ],
      task: "Be with someone you like in your plainest state, and talk about what's on your mind.",
    },
    6: {
      says: [
        "Your kindness shows best today when you aren't in a hurry.",
        'Your Venus in the sixth house shows love by doing things, and you can do them so fast that the love is hard to see.',
        "You're not in a hurry for an hour.",
        'You could help an older person with a jacket or a child with a zipper, and wait without sighing.',
      ],
      task: "Do one thing for somebody at the speed at which they'd do it themselves.",
    },
    7: {
      says: [
        'You can be fond of somebody today without wanting anything back.',
        "With Venus in your seventh house, you're kind in a way that hopes for kindness back, and you notice when it doesn't come.",
        "For an hour or two you aren't counting.",
        'You may like them just for falling asleep in front of the movie.',
      ],
      task: "Show affection to someone at a moment when they can't do anything about it.",
    },
    8: {
      says: [
        'You could let a friend be good to you for once.',
        "Because your Venus is in the eighth house, you've been there for people at the worst of times, and you rarely let them return it.",
        'A friend may have waited years for the chance.',
        "They'd be good at it, and they'd feel closer to you.",
      ],
      task: 'Tell someone about one thing that has touched you, and let them do what they like with it.',
    },
    9: {
      says: [
        "Something foreign can make you happy today, and it needn't be far away.",
        "With Venus in your ninth house, you fall for accents, trains, and food you can't pronounce.",
        "You don't need a ticket for it.",
        'Everyone on the bus has come from somewhere, and one of them would be happy to tell you.',
      ],
      task: 'Ask someone where their grandparents came from, and what they cooked.',
    },
    10: {
      says: [
        'Somebody at work may like you for more than your work.',
        'Your Venus in the tenth house makes you easy to work with, and being liked for that can feel a bit impersonal.',
        'Someone may mean you this time.',
        'They may hold your hand a second longer, or sign the note with a first name.',
      ],
      task: 'Let someone who knows you from work see that you like them as a person.',
    },
    11: {
      says: [
        'With your friends today, a quiet minute may be worth more than a good joke.',
        "With Venus in your eleventh house, you keep a group cheerful, and there's seldom a pause in it.",
        'A pause might be nice.',
        "If somebody says that they've missed this, the others will agree.",
      ],
      task: "Say the fond thing that's true of all of you, and don't cover it with a joke.",
    },
    12: {
      says: [
        'You may think of someone you loved without their knowing.',
        'Because your Venus is in the twelfth house, you love some people from a distance or after the fact, and you seldom mention it.',
        'One of them comes to mind.',
        'Remembering a voice or a kindness makes you nicer to the person in front of you.',
      ],
      task: 'Think of someone you loved without their knowing, and wish them something specific.',
    },
  },
  presses: {
    1: {
      says: [
        'You may not like your looks today, and nobody else will see why.',
        'With Venus in your first house, you take a tired face as a verdict.',
        'You looked like this last weekend, and nobody minded.',
        'Someone across the table may be thinking how nice your sweater is.',
      ],
      task: 'Avoid mirrors and photos of yourself until this passes, and see people instead.',
    },
    2: {
      says: [
        'If you want to buy something today, you may be lonely.',
        'Your Venus is in the second house, so a lonely hour makes you shop.',
        'There may already be something in the cart.',
        'The feeling will be gone long before the package arrives.',
      ],
      task: 'Drink a glass of water and talk to somebody for ten minutes before you order anything.',
    },
    3: {
      says: [
        'You can be pleasant today in fewer words than you usually take.',
        'With Venus in your third house, you add a smile to every message and a thank-you to every reply.',
        'People would survive without it.',
        'A short honest answer may come as a relief to the person who gets it.',
      ],
      task: 'Answer the next three messages without a single pleasantry, and see whether anyone objects.',
    },
    4: {
      says: [
        "At home you'd like some company today, and you may not be asking for it.",
        'Because your Venus is in the fourth house, you move the furniture when you want somebody to come and sit beside you.',
        "They think you're cleaning.",
        'It would be quicker to ask them to put down the phone.',
      ],
      task: "Ask the nearest person for some company, in words they can't mistake for a request to tidy up.",
    },
    5: {
      says: [
        "You want to be asked today, and you don't look as if you did.",
        'With Venus in your fifth house, you wait to be asked, and you can look quite unapproachable while you wait.',
        "The person you're thinking of may be shy.",
        "Most people don't mind being asked by somebody who's pleased to see them.",
      ],
      task: "Ask somebody for the attention you're hoping for, in a form that takes them five minutes.",
    },
    6: {
      says: [
        'Small inconveniences add up today, for you and for the person across the counter.',
        'Your Venus in the sixth house likes a smooth day, and a cold coffee and a late train are enough to spoil it.',
        'The person at the counter may have had the same day.',
        'Saying so out loud can put both of you in a better mood.',
      ],
      task: "Tell somebody who's serving or helping you that you can see it's a long day.",
    },
    7: {
      says: [
        'If someone forgets a small thing, it means a lot to you.',
        "With Venus in your seventh house, you go by the small things, such as the text when they've landed.",
        'They may show it in another way.',
        'Look at who filled the tank or dealt with the landlord.',
      ],
      task: "Find one thing the other person did for you that you hadn't asked for, and thank them.",
    },
    8: {
      says: [
        'Hearing a certain name can still hurt.',
        'Because your Venus is in the eighth house, you remember exactly what a love has cost you.',
        'The pang lasts a minute if you let it.',
        "It can last all evening if you look up what they've been doing.",
      ],
      task: 'Look nothing up about it, and ask nobody for two hours.',
    },
    9: {
      says: [
        "Other people's good times may look better today than your own.",
        "With Venus in your ninth house, other people's vacations can ruin a perfectly good afternoon.",
        'It took forty tries to get that picture.',
        'It was hot, and somebody had just said something about the map.',
      ],
      task: 'Put your phone away, and go to the best view you can reach within fifteen minutes.',
    },
    10: {
      says: [
        'Smiling at everyone can wear you out by the end of the day.',
        'Your Venus in the tenth house means that people at work know your pleasant side and hardly any other.',
        'They can cope with another one.',
        'A straight face on someone who usually smiles gets a surprising amount done.',
      ],
      task: 'Let your face rest while you deal with people, and let the words be kind instead.',
    },
    11: {
      says: [
        'You said yes to this when you were in another frame of mind.',
        "With Venus in your eleventh house, you say yes to friends when you're in a bright mood and have to go in another one.",
        'You could go for an hour and be quiet.',
        "No one minds a quiet guest, and you'd be glad that you went.",
      ],
      task: "Go, tell the first person that you're only half awake, and leave after one good talk.",
    },
    12: {
      says: [
        "You may be hinting at something that you'd do better to say.",
        'Because your Venus is in the twelfth house, you hint, and you hint so faintly that only you can tell.',
        "Most people can't read what you don't write.",
        'One of them has been wondering for a while and would be glad of something clearer.',
      ],
      task: "Give one person a hint so broad that you're slightly embarrassed by it.",
    },
  },
}
