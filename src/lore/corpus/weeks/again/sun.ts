import type { WeekThoughts } from '#lore/authored.ts'

export const sunWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'Whose taste are you dressing for these days?',
      turns:
        "Somebody may like how you look on a day when you'd put on the first thing at hand. You may have been taking advice on this that you don't need.",
      answers:
        "You're dressing for people who'd like you just as well in what you'd choose on a day off. Wear that to the next thing that matters, and see what you hear.",
    },
    '2': {
      asks: "What would you ask for your work if you weren't afraid of the answer?",
      turns:
        "You may hear what somebody else gets for the same work, and it's more than you do. Nothing in you says that they're worth it and you aren't.",
      answers:
        "You'd ask for about what you'd advise a friend to ask. Say the sum first and then stop talking, because the explanation is where it usually shrinks.",
    },
    '3': {
      asks: 'Who ought to hear the idea you keep trying out on your friends?',
      turns:
        "You may say it once more, over lunch or on the phone, and somebody asks you to repeat it so they can write it down. By now it's clear enough for a stranger.",
      answers:
        "The person who could do something with it ought to hear it. Put it into half a page and send it before you've improved it any further.",
    },
    '4': {
      asks: "Which part of your home do you still treat as somebody else's?",
      turns:
        "You may look around one evening and see how much of the place was decided by other people, or by nobody. It's easier than you'd thought to say what you'd like instead.",
      answers:
        "You treat the shared part as somebody else's, and nobody else has ever claimed it. Choose one corner of it, do it your way, and tell the others when it's done.",
    },
    '5': {
      asks: 'When did your free time start to feel like something you have to earn?',
      turns:
        "An hour may come free that you'd planned nothing for, and you enjoy it more than the ones you prepare. Nobody needs to be impressed by it.",
      answers:
        "Your free time started to feel like that when people asked what you'd made of it. Keep one free day to yourself this month, and report on it to no one.",
    },
    '6': {
      asks: "Which habit is worth keeping, out of all those you've tried?",
      turns:
        'A day may go so smoothly that you look for the reason, and the reason is small. You got up a little earlier, or you ate lunch away from your desk.',
      answers:
        'The smallest one is worth keeping, the one that takes no willpower. Tie it to something you do every morning anyway, and leave the rest of the day alone.',
    },
    '7': {
      asks: 'Around whom do you feel most like yourself?',
      turns:
        "You may hear yourself being quick and funny and a little braver than usual. It has a good deal to do with who's across from you.",
      answers:
        "You feel most like yourself with people who don't need you to be at your best. Give one of them a whole evening, and agree on the date before the week fills up.",
    },
    '8': {
      asks: 'What have you been carrying alone that two could carry?',
      turns:
        "Somebody may offer help and mean it, in a matter you don't usually discuss. Saying yes turns out to be easier than explaining why you don't need it.",
      answers:
        "You've been carrying a worry about money or trust that isn't worth keeping secret. Tell one steady person the whole of it, and let them do one small part.",
    },
    '9': {
      asks: 'What is it that keeps you from going?',
      turns:
        "Somebody may ask when you're going, as though the rest were settled. You start to answer and notice that it nearly is.",
      answers:
        'The lack of a date keeps you, more than the money. Choose a date and pay for the first small piece, and the reasons against it will start to sound old.',
    },
    '10': {
      asks: 'Which part of your work should carry your name?',
      turns:
        "Someone may recommend you, or mention you to a person you've never met, and what they praise may be the very thing you'd have named yourself.",
      answers:
        "The part you'd do well even if nobody checked should carry your name. Put that first when people ask what you do, and drop one job that has nothing to do with it.",
    },
    '11': {
      asks: 'Who among your friends takes your plans seriously?',
      turns:
        'You may mention a plan as a joke and get a practical answer. With one other person in it, it looks possible for the first time.',
      answers:
        'The friend who asks how much and by when takes them seriously. Show that friend your plan on paper, and accept the first offer of help.',
    },
    '12': {
      asks: 'What are you better at than anyone has been told?',
      turns:
        "You may be asked for a hand in something that only you know you can do. It goes well, and you're a little startled at how easy it was.",
      answers:
        "You're better than some people who charge for it, in one thing at least. Tell one person who could use it, and name a price or a condition when you do.",
    },
  },
  presses: {
    '1': {
      asks: 'Which old version of you do people keep talking to?',
      turns:
        'Someone may introduce you with a description that was true once, and you go along with it because correcting them would take longer.',
      answers:
        "People keep talking to the version that was good at pleasing them. Do one thing this week as you'd do it now, without an announcement, and let people catch up.",
    },
    '2': {
      asks: 'When did you last decide what would be enough?',
      turns:
        'You may be shown a figure, a salary or a price or a balance, and feel behind. Nobody has set the sum that you feel behind on.',
      answers:
        'You may never have decided, and an amount that nobody has set can only grow. Write down one figure for the year, and treat whatever comes above it as extra.',
    },
    '3': {
      asks: "What would the talk you're dreading cost you, if you had it?",
      turns:
        "You may run into the very person in the hall, or see their name on the screen. You're both polite, and you both get away as fast as you can.",
      answers:
        "The talk would cost you about ten minutes and one awkward silence. Choose the hour yourself and begin with what you'd like, since that's the part they can answer.",
    },
    '4': {
      asks: 'Whose plans do you end up with when the family gets together?',
      turns:
        'A plan for all of you may be made without you, and you hear that your yes was taken for granted. You can object now or sulk through the whole day.',
      answers:
        "You end up with the plans of the first person to speak. This time say early what you can do and what you can't, and leave it to the others to be flexible.",
    },
    '5': {
      asks: "What would you do for fun if you weren't allowed to get better at it?",
      turns:
        "You may catch yourself counting pages, miles, or followers in the middle of something you took up for pleasure. A person next to you isn't counting and has the better time.",
      answers:
        "You'd do the same thing with less equipment and more laughing. Leave the numbers at home once, and stop while you're still enjoying it.",
    },
    '6': {
      asks: 'Which of your tasks did you never agree to?',
      turns:
        "You may be handed one more thing on a day that was full already. You say yes before you've looked at what you'd have to drop for it.",
      answers:
        "You never agreed to two or three of them, and you took each one on because no one else moved. Name one out loud to the person it belongs to, and say until when you'll still do it.",
    },
    '7': {
      asks: 'What have you stopped asking one person for?',
      turns:
        "You may say that you don't mind, and hear in your own voice that you do. The other person may have no idea that you had a wish.",
      answers:
        "You've stopped asking for the small things, the ones that seem too small to argue about. Ask for one of them plainly, before they've made a suggestion of their own.",
    },
    '8': {
      asks: 'Which account between you and somebody is still open?',
      turns:
        "Somebody's name may come up at an inconvenient time, and you remember what you never paid or never said. The longer you look at it, the smaller it gets.",
      answers:
        "The one that makes you look away when their name comes up is still open. Settle it in one go, with a sentence and a sum, and you'll meet as equals again.",
    },
    '9': {
      asks: "What do you believe because you've always said it?",
      turns:
        "Somebody may ask why you think so, out of plain curiosity. You begin to answer and find that you're repeating what you were told.",
      answers:
        "You believe at least one thing mainly out of loyalty to the person who taught it to you. Tell somebody where you got it, and you'll hear for yourself whether it's still yours.",
    },
    '10': {
      asks: 'Whose praise would finally make the effort worth it?',
      turns:
        "You may do something well in front of the one person you'd hoped to impress, and get a nod. The work was worth more than that, and so was your evening.",
      answers:
        "You're waiting for praise from somebody who seldom gives any. Ask a person who uses your work what it's done for them, and let that answer count.",
    },
    '11': {
      asks: 'What would you miss if you left that group alone for a month?',
      turns:
        "The evening may go the way it always goes, and you find yourself looking at the clock. You're fond of them, and you'd still like to go home.",
      answers:
        "You'd miss two of the people and hardly any of the evenings. Invite those two somewhere else, and let the next big gathering do without you.",
    },
    '12': {
      asks: 'Who would you be if one person knew?',
      turns:
        "Somebody may ask how you really are, and for a second you nearly tell them. You say that you're fine, and it takes more effort than usual.",
      answers:
        "You'd be the same person with less to hold up. Choose someone calm, tell them the short version, and say that you don't need advice.",
    },
  },
}
