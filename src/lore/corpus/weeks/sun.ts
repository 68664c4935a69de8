import type { WeekThoughts } from '#lore/authored.ts'

export const sunWeeks: WeekThoughts = {
  eases: {
    1: {
      asks: "What would you wear if you weren't trying to look like anyone?",
      turns:
        "A stranger or an old friend may say what they see, and it's close to the person you've been meaning to become.",
      answers:
        "You'd wear roughly what you already wear when you aren't thinking about clothes. People like that look best, so wear it where it counts.",
    },
    2: {
      asks: "What do you own that is worth more than you've been asking for it?",
      turns:
        'You may be offered money, or a trade, for something you do without thinking. The offer comes in the middle of talk about something else, which is why you believe it.',
      answers:
        'Your skill is worth more than you ask for it, and hardly ever an object. Next time the subject is money, name your figure first, and leave the silence after it alone.',
    },
    3: {
      asks: 'What have you been saying for months that finally deserves a larger audience?',
      turns:
        'A remark you made in passing may get repeated by a neighbor or a sibling with your name on it, and it sounds better than when you said it.',
      answers:
        'The thing you keep explaining on the phone deserves more listeners. Write it down once, in the words you use with your friends, and send it to the person who decides.',
    },
    4: {
      asks: 'What would make the place where you live feel like yours?',
      turns:
        "There may be an evening with the right light and the right people in it, or with nobody, and you see what it was you'd been missing there.",
      answers:
        'You need one room done your way, and that takes permission more than it takes money. Give it to yourself, and begin with the wall you look at most.',
    },
    5: {
      asks: 'What would you do with a whole day if no one graded it?',
      turns:
        "You're good at a thing you only do for fun, and somebody may say so. It makes you bolder for the rest of the day, which is what praise is for.",
      answers:
        "You'd spend the day on what you already do for fun, with no thought of getting better at it. Put that day in the calendar before the errands fill it.",
    },
    6: {
      asks: 'Which small change to your day would you actually keep?',
      turns:
        'Your day may click into place because of something small, such as an earlier start or a shorter route, and by evening you have an hour left that you usually lose.',
      answers:
        "You'd keep the change that costs nothing and comes at the same time every morning. Set it up tonight, and let the larger plans wait until it has held for a month.",
    },
    7: {
      asks: 'Who brings out the version of you that you like best?',
      turns:
        "One person may meet you halfway without being asked. You're quicker and kinder in their company than you've been alone, and it lasts for some hours after they've gone.",
      answers:
        'You like yourself best around the person who laughed at the right place. Ask them for an evening of their own, before the calendar fills with people you only ought to see.',
    },
    8: {
      asks: 'Whom could you trust with a little more than you do?',
      turns:
        "A confidence may be kept, or a debt paid without a reminder. It's a small test that nobody set, and the other person passes it in front of you.",
      answers:
        "You can trust the person who never mentions what they've done for you. Share one thing with them that you've been managing alone, and see how they carry it.",
    },
    9: {
      asks: 'Where would you go if the reasons against it took a week off?',
      turns:
        'Someone may have been there, or teach it, or have a spare ticket, and for a day it stands in your life like a normal thing to do.',
      answers:
        "You'd go to the place you've looked up twice. Put a sum aside for it, and tell one person, so that there's a witness.",
    },
    10: {
      asks: 'What would you like to be known for a year from now?',
      turns:
        'Your work may be seen by someone who matters to it. They say what it is in a single sentence, which is shorter and better than the way you put it.',
      answers:
        "You'd like to be known for one thing, done well, that fits into a short sentence. Describe yourself by it when you introduce yourself, and turn down the next job that doesn't fit.",
    },
    11: {
      asks: 'Which of your friends makes your plans bigger?',
      turns:
        "Someone may save you a place or put you in touch, and a plan you'd been keeping at the size of a hobby gets a second pair of hands.",
      answers:
        'The friend who asks the practical question makes them bigger. Tell that friend the whole plan, including the price, and let them help.',
    },
    12: {
      asks: "What do you know about yourself that you've never said out loud?",
      turns:
        "You may see something about yourself quite clearly, when you're alone and not looking for it. You're in no hurry to tell anyone, which is a good sign of its being true.",
      answers:
        "You know that you're better at something than you admit, and that you'd like to be paid or praised for it. You don't have to announce it yet, but quote the higher price.",
    },
  },
  presses: {
    1: {
      asks: 'Whose idea of you are you still walking around in?',
      turns:
        "Someone may greet you as the person you used to be, and you hear yourself answering in that person's voice.",
      answers:
        "You're still living up to an idea of you that's old, and mostly your own. Let one person this week meet the newer version, on a subject where you've changed your mind.",
    },
    2: {
      asks: 'How much would be enough, in plain figures?',
      turns:
        'You may hear what a friend spends or earns, and for an hour your own things look smaller than they did at breakfast.',
      answers:
        "You'd have enough with less than the figure you started the week with. Write the sum down, and you may find that you're closer to it than your friends would guess.",
    },
    3: {
      asks: 'Which conversation on your own street are you avoiding?',
      turns:
        "You may meet the person you've been avoiding, on the stairs or in a short message with no greeting. It would take a minute, and you've spent weeks walking around the block.",
      answers:
        "You're avoiding the talk about noise, or money, or the hedge. It takes four sentences, and the neighbor may be dreading it as much as you are, so knock before the week is over.",
    },
    4: {
      asks: 'Who still decides what you do on a family weekend?',
      turns:
        "You may be handed your old part in the family as though you'd never left, and notice halfway through that you're tired of it.",
      answers:
        "The habits of long ago still decide, more than any person. Tell your family which day you can come and which you can't, and let the first silence pass.",
    },
    5: {
      asks: 'When did your favorite pastime turn into homework?',
      turns:
        "You may look at the thing you love and feel only that you're behind with it. Somebody who does it badly and laughs a lot has the better time.",
      answers:
        'Your pastime turned into homework when you began to keep score. Do it once this weekend with nobody counting, you included, and the fun comes back within the hour.',
    },
    6: {
      asks: 'How much of your working week is really yours to carry?',
      turns:
        "You may feel the load in your shoulders, or hear it in a sharp answer. You may be doing your own share and half of someone else's, without much thanks.",
      answers:
        "Your own job is yours to carry, and what you took on so as not to seem difficult isn't. Hand one such piece back in writing, with a date, and you'll get an evening back.",
    },
    7: {
      asks: 'What do you keep giving way on with the same person?',
      turns:
        "The other person may choose the time or the place once more. You say you don't mind, and this time you hear how tired that sounds.",
      answers:
        'You keep giving up your free time, a plan at a time. Say your wish first on the next occasion, once, before you ask them theirs.',
    },
    8: {
      asks: "What do you owe that you've been calling even?",
      turns:
        "The other side may bring it up first. It may be money, or a favor from a bad year, and your first wish is to explain why it doesn't count.",
      answers:
        "You owe a thank-you, at least, and perhaps a sum. It's smaller than the discomfort of avoiding the subject, and paying it puts you two back on level ground.",
    },
    9: {
      asks: 'Which of your opinions have you never had to defend?',
      turns:
        'You may meet a good argument from the other side, and it comes with manners. You hear your own reasons out loud and two of them sound borrowed.',
      answers:
        "You've never had to defend the oldest opinion you have, the one from home or from school. Keep it if it still holds, in your own words, and let the borrowed reasons go back.",
    },
    10: {
      asks: 'Who are you working so hard to impress?',
      turns:
        'A title may go to somebody else, or a person above you forget what you did, and you find out how much of your day was aimed at them.',
      answers:
        'You work for the good opinion of one person, who hardly looks. The people who use your work think well of it already, and their opinion is the one that feeds you.',
    },
    11: {
      asks: 'Why do you go on meeting people who leave you tired?',
      turns:
        "An evening with the group may run a little too long. You're the one who organizes, drives, or listens, and on the way home you can't remember what was said to you.",
      answers:
        "You go out of loyalty to a time that's over. See two of them on their own, which you'd enjoy, and let the group have an evening without you.",
    },
    12: {
      asks: 'What is it costing you to keep so much to yourself?',
      turns:
        'A kind question from somebody you hardly know may nearly bring tears to your eyes. It may be a long time since anybody asked, because you look as though you manage.',
      answers:
        "Keeping it all to yourself costs you the help of people who'd gladly give it, and perhaps some sleep. Tell one person, and let the rest of the world go on thinking you're fine.",
    },
  },
}
