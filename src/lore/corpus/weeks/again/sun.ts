import type { WeekThoughts } from '#lore/authored.ts'

export const sunWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'Whose taste are you dressing for these days?',
      turns:
        "Somebody may like the way you look on a day when you'd made no effort. It's a hint that your own taste is good enough to go out in.",
      answers:
        "Your own taste will do. Wear what you'd choose on a day off to the next thing that matters, and save the costume for somebody who asked for one.",
    },
    '2': {
      asks: "What would you ask for your work if you weren't afraid of the answer?",
      turns:
        "A figure may come up that's higher than the one you've been living with, and nothing in you says that it's wrong.",
      answers:
        "You'd ask for about what you'd advise a friend to ask. Say the sum first and stop talking, because the explanation is where it usually shrinks.",
    },
    '3': {
      asks: 'Who ought to hear the idea you keep trying out on your friends?',
      turns:
        'One of your sentences may land so well that somebody asks you to say it again. The idea is ready for more than a phone call.',
      answers:
        "The person who could do something with it ought to hear it. Put the idea into half a page and send it, before you've improved it any further.",
    },
    '4': {
      asks: "Which part of your home do you still treat as somebody else's?",
      turns:
        "You may look around the place and see how much of it was decided by other people, or by nobody. What you'd like instead may be suddenly clear.",
      answers:
        "It's the part you've never dared to touch. Choose one corner and do it your way, and tell the others when it's done.",
    },
    '5': {
      asks: 'When did your free time start to feel like something you have to earn?',
      turns:
        "Your free time may come without a plan, and you enjoy it more than any you'd prepared. Nobody needs to be impressed.",
      answers:
        "It began about when people started to ask what you'd made of it. Keep one free day to yourself this month and report on it to no one.",
    },
    '6': {
      asks: "Which habit is worth keeping, out of all those you've tried?",
      turns:
        "Your day may go so smoothly that you look for the reason, and you find a small one. It's a thing you do without thinking about it.",
      answers:
        "It's the smallest of them, the one that takes no willpower. Tie it to something you do every morning anyway, and leave the rest of the day alone.",
    },
    '7': {
      asks: 'Around whom do you feel most like yourself?',
      turns:
        "You may hear yourself being quick and funny and a little braver than usual, and it matters who's across from you.",
      answers:
        "You feel like yourself with people who don't need you to be in form. Give one of them a whole evening, and put it down in ink before the week fills up.",
    },
    '8': {
      asks: 'What have you been carrying alone that two could carry?',
      turns:
        "Somebody may offer help and mean it, in a matter you don't usually discuss. It's easier to say yes than you'd thought.",
      answers:
        "You've been carrying a worry about money or trust that isn't a secret worth keeping. Tell one steady person the whole of it, and let them do one small part.",
    },
    '9': {
      asks: 'What is it that keeps you from going?',
      turns:
        'The trip may come up in conversation, and somebody asks when, as though the rest were settled. You may notice that it nearly is.',
      answers:
        "More than anything, it's the lack of a date. Choose one and pay for the first small piece of the trip, and the reasons against it will start to sound old.",
    },
    '10': {
      asks: 'Which part of your work should carry your name?',
      turns:
        "Your reputation may do something for you that you didn't ask it to. Somebody connects you with one thing, and it's the right one.",
      answers:
        "The part you'd do well even if nobody checked should carry it. Put that first when people ask what you do, and let one other thing go.",
    },
    '11': {
      asks: 'Who among your friends takes your plans seriously?',
      turns:
        "A plan you'd mentioned as a joke may get a practical answer. With one other person in it, the whole thing looks possible.",
      answers:
        "It's somebody who asks how much and by when. Show that friend your plan on paper, and accept the first offer of help.",
    },
    '12': {
      asks: 'What are you better at than anyone has been told?',
      turns:
        'The talent you never mention may get a chance to show itself in a small way. You may be pleased, and a little startled at how easy it was.',
      answers:
        "You're better than the people who charge for it, in one thing at least. Tell one person who could use it, and name a price or a condition when you do.",
    },
  },
  presses: {
    '1': {
      asks: 'Which old version of you do people keep talking to?',
      turns:
        'Someone may describe you in a way that was true once, and you feel yourself going along with it. Your image is a few years behind you.',
      answers:
        "It's the version that was good at pleasing them. Do one thing this week as you'd do it now, without an announcement, and let people catch up.",
    },
    '2': {
      asks: 'When did you last decide what would be enough?',
      turns:
        "The question of enough may come up with a real number attached. You may find that you've been running after a sum that nobody set.",
      answers:
        "You may never have decided, and that's why it keeps growing. Write down one figure for the year, and treat whatever comes above it as extra.",
    },
    '3': {
      asks: "What would the talk you're dreading cost you, if you had it?",
      turns:
        "The talk you're avoiding may nearly start by itself, in the hall or in a message. You both back off, very politely.",
      answers:
        "It would cost you about ten minutes and one awkward silence. Choose the hour yourself and begin with what you'd like, since that's the part the other person can answer.",
    },
    '4': {
      asks: 'Whose plans do you end up with when the family gets together?',
      turns:
        'A family plan may be made around you, and you hear that your agreement has been assumed. Your say in the family is up for discussion, whether you begin it or not.',
      answers:
        "You end up with the plans of the first person to speak. This time say early what you can do and what you can't, and leave it to the others to be flexible.",
    },
    '5': {
      asks: "What would you do for fun if you weren't allowed to get better at it?",
      turns:
        "You may catch yourself measuring how well you're doing at something you took up for pleasure. Your favorite pastime has grown a scoreboard.",
      answers:
        "You'd do the same thing with less equipment and more laughing. Leave the numbers at home once, and stop while you're still enjoying it.",
    },
    '6': {
      asks: 'Which of your tasks did you never agree to?',
      turns:
        "Your workload may come to a point where something has to give, and it's either a task or your good mood.",
      answers:
        "There are two or three, and you took each of them on because no one else moved. Name one out loud to the person it belongs to, and say until when you'll still do it.",
    },
    '7': {
      asks: 'What have you stopped asking one person for?',
      turns:
        'Giving way may cost you more than usual, and you hear it in your own voice. The other person may not even know that you had a wish.',
      answers:
        "You've stopped asking for the small things, the ones that seem too small to argue about. Ask for one of them plainly, before they've made a suggestion of their own.",
    },
    '8': {
      asks: 'Which account between you and somebody is still open?',
      turns:
        'One of your debts may come to mind at an inconvenient time, in money or in thanks. The longer you look at it, the smaller it gets.',
      answers:
        "It's the one that makes you look away when their name comes up. Settle it in one go, with a sentence and a sum, and you'll meet as equals again.",
    },
    '9': {
      asks: "What do you believe because you've always said it?",
      turns:
        'One of your opinions may meet somebody who really wants to know why you hold it. You may find the reasons a little dusty.',
      answers:
        "You believe at least one thing mainly out of loyalty. Tell somebody where you got it, and you'll hear for yourself whether it's still yours.",
    },
    '10': {
      asks: 'Whose praise would finally make the effort worth it?',
      turns:
        "You may do something well in front of the one person you've been trying to impress, and it gets a nod. The effort was worth more than that.",
      answers:
        "You're waiting for praise from somebody who doesn't give it. Ask a person who uses your work what it's done for them, and let that answer count.",
    },
    '11': {
      asks: 'What would you miss if you left that group alone for a month?',
      turns:
        "An evening with the group that tires you may go as it always goes, and you find yourself watching the clock. You're fond of them, and you're done.",
      answers:
        "You'd miss two of the people and hardly any of the evenings. Invite those two somewhere else, and let the next big gathering do without you.",
    },
    '12': {
      asks: 'Who would you be if one person knew?',
      turns:
        "Something you've kept to yourself may press on you more than usual, and a friendly question could nearly bring it out.",
      answers:
        "You'd be the same person with less to hold up. Choose someone calm, tell them the short version, and say that you don't need advice.",
    },
  },
}
