import type { WeekThoughts } from '#lore/authored.ts'

export const neptuneWeeks: WeekThoughts = {
  eases: {
    1: {
      asks: "What do people feel around you that they can't put into words?",
      turns:
        "On a bus or in a waiting room someone may tell you a thing they haven't told their friends, and all you did was look as though you had time.",
      answers:
        "People feel that they won't be judged. You do this without effort, so choose who gets it, and let a stranger's story stay with the stranger when you get off the bus.",
    },
    2: {
      asks: 'Which of your things make you happy every time you see them?',
      turns:
        "A wish you'd been saving for may lose its shine, and an old thing, a ring or a record or a blanket, gives you more than the wish would have.",
      answers:
        "You're happy with the things that came with a story, and hardly ever with a brand. Keep those where you see them, and give away three that you only kept because they were expensive.",
    },
    3: {
      asks: "What do you hear in people's voices that they aren't saying?",
      turns:
        "A sibling may say they're busy, and you hear that they're lonely, and you say the kind thing that fits what you heard.",
      answers:
        "You hear that they'd like to be asked again. Trust your ear in small matters, and ask your question a second time, gently, whenever the voice and the words don't agree.",
    },
    4: {
      asks: 'When is home a place where you can rest?',
      turns:
        "The place goes quiet in a good way. Rain, music, or a person reading in the same room may be enough, and for an evening you don't notice what needs fixing.",
      answers:
        'Home is restful when no one in it is being looked after, you included. Keep one evening a week in which no problem gets talked through, and sit there until you feel it.',
    },
    5: {
      asks: 'What would you make if it never had to be shown?',
      turns:
        "A tune or a story may come while you're busy with something else, or you sit with a child's drawing longer than the child does, and time slips.",
      answers:
        "You'd make the thing you can see when you close your eyes, which has changed very little over the years. Make a small, bad version of it this month, and keep it for yourself.",
    },
    6: {
      asks: 'How could your days be kinder to you without falling apart?',
      turns:
        "You may rest before you're exhausted, put on music for a dull job, or let a stain be a stain, and nobody points at it.",
      answers:
        "Your days could have a rest in the middle and a lower standard for what no one sees. Your body sets a fair pace when it's asked, so ask it at noon, before the coffee does.",
    },
    7: {
      asks: 'Who understands you when you explain yourself badly?',
      turns:
        "One person may get your meaning from half a sentence. You'd come with an apology or a complicated feeling, they nod at the right place, and you find there's nothing left to explain.",
      answers:
        "The person who still remembers what you were sad about understands you. Let them see you on a shapeless day, and return it, since they don't explain themselves well either.",
    },
    8: {
      asks: 'What could you give someone without ever mentioning it again?',
      turns:
        'You may cover a cost or be let off one, and it feels less like business than either of you is used to.',
      answers:
        "You could give an amount you'd never miss, or let an old debt of theirs go. Cancel it in your own mind first, wait a week to be sure, and then tell them in one line.",
    },
    9: {
      asks: "What do you believe when you aren't arguing about it?",
      turns:
        "Something moves you, and you don't need to say what. It may be a view, a choir, or a page in a language you half know, and your usual doubts let you look.",
      answers:
        "You believe that people are mostly doing their best, and that you're in it together. You can act on a belief without proving it, so give an hour to something that does.",
    },
    10: {
      asks: 'Which work would you do for the sake of the people it helps?',
      turns:
        'Someone may say in front of others what it meant to them, and for a moment your goals look simpler than the list you keep of them.',
      answers:
        "You'd do the sort of work where you can see the face of the person you've helped. Ask for a little more of it, even as a volunteer, before you ask for a larger title.",
    },
    11: {
      asks: "Which of your group's dreams is worth an actual evening?",
      turns:
        "You and some friends may dream aloud, and it isn't only talk. There's a cabin by the water in it, or a festival, or a garden for the whole street, and two of you come home still meaning it.",
      answers:
        'The dream that somebody brings up every summer is worth an evening. Meet once with a calendar and a list of what it would cost, and keep whichever half is still pleasant afterward.',
    },
    12: {
      asks: 'What gives you rest, as opposed to numbing you?',
      turns:
        "You may get an hour of real quiet. It comes by itself, near water or under a blanket or while you're staring at the ceiling, and you wake from it knowing what to do about something.",
      answers:
        "You're rested by silence, by sleep, and by being near water. When you reach for a screen at night, ask which of the two you're after, and go to bed if it's rest.",
    },
  },
  presses: {
    1: {
      asks: "What do people see in you that isn't there?",
      turns:
        'Someone may take your silence for agreement or your kindness for a promise, and you feel too polite to correct it on the spot.',
      answers:
        'People see someone with no wishes of their own. Say one small preference early on, about where to sit or what to eat, and the rest of you becomes visible.',
    },
    2: {
      asks: "Where does the money go that you can't account for?",
      turns:
        "A sum may not be where you thought it was. Nothing was stolen, it seeped away in trials you forgot to cancel and loans you didn't call loans, and you'd rather not look.",
      answers:
        "The money goes into making things nicer for a moment, and into other people's troubles. Look at the last month line by line with something good to drink, and choose which of the two you want to keep.",
    },
    3: {
      asks: "What did you leave vague in the hope that they'd understand?",
      turns:
        "A message of yours may be understood the wrong way, warmly and completely. They're at the wrong place or they've told the wrong person, and when you read your own words again you can see how it happened.",
      answers:
        "You left out that you'd rather not. Tell them so in a short line with a real no in it, and you spare both of you the week in which they look forward to it.",
    },
    4: {
      asks: 'Which home are you comparing yours with?',
      turns:
        "You're homesick while sitting at home. It might be a smell or a photo that brings it on, and the rooms you're missing were never quite as they look from here.",
      answers:
        "You're comparing your home with one that you made up from the best afternoons of several years. Choose a single thing that was really in it, such as the long breakfasts, and have that here.",
    },
    5: {
      asks: 'How much of your crush have you invented?',
      turns:
        "You're in love with an idea. It may be a person you hardly know or a project you haven't begun, and a single real fact about it, their laugh or its price, comes as a shock.",
      answers:
        "You've invented most of it, as people usually do, and the longing was real. Get to know three dull facts about the person or the plan, and see whether you'd still give it an evening.",
    },
    6: {
      asks: 'Whose troubles are making you so tired lately?',
      turns:
        "Your strength is gone early, and you can't say on what. You may have absorbed the mood of everyone around you, said yes to a sigh, and left your own work lying there.",
      answers:
        "You're carrying the troubles of people who feel better as soon as they've told you. Listen for ten minutes and then go back to what you were doing, because the telling is what helps them.",
    },
    7: {
      asks: "Do you love this person or the person you hope they'll become?",
      turns:
        "One person may disappoint you in the same mild way as before. You'd explained it with their hard year, and the year is over, and you're looking for the next explanation.",
      answers:
        "You love both of them, and the real one only ever meet the disappointed one who's waiting. Ask for one definite thing by a definite day, and go by what happens.",
    },
    8: {
      asks: 'What was really agreed between you about the money or the promise?',
      turns:
        "You may try to rely on an agreement and find that there isn't one. You both remember good will, and a hug perhaps, but not who would pay if things took longer.",
      answers:
        'You agreed on good will, and on nothing else that either of you could repeat. Write down what each of you can still give, treat that as the agreement, and forgive the rest of it in one go.',
    },
    9: {
      asks: 'What did you hope that the person or idea you look up to would do for you?',
      turns:
        'Someone or something you looked up to may turn out to be ordinary. The teacher is petty or the famous place is full of buses, and you feel foolish for having told everyone.',
      answers:
        "You hoped they'd decide things for you. Keep what you learned there, which still works without the halo, and make the next decision in your own name.",
    },
    10: {
      asks: 'What are you working toward, if you had to draw it?',
      turns:
        'Somebody may ask about your plans in front of others, and you hear a nice, shapeless answer that would suit any person in the room.',
      answers:
        "You're working toward a feeling of being useful, at present, and there's no address on it. Choose one person or one place that you'd like to be useful to, and plan only as far as that.",
    },
    11: {
      asks: 'Which friendship do you keep alive mostly on your own?',
      turns:
        "A friend may not come, and you find an excuse for them before they've sent one. Looking back through the messages, you see that for a year all the first lines are yours.",
      answers:
        "You keep up the one with the most excuses in it. Leave the next move to them without resentment, and spend that evening with somebody who asks how you've been.",
    },
    12: {
      asks: 'What are you keeping out of your mind by staying so tired?',
      turns:
        "You may let a day go by in naps, snacks, and other people's videos, and under all of it there's one thought that you turn from each time it comes close.",
      answers:
        "You're keeping out one decision, smaller than it feels in the dark. Look at it in daylight for a quarter of an hour with a pen in your hand, and you're allowed to leave it undecided.",
    },
  },
}
