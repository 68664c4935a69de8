import type { WeekThoughts } from '#lore/authored.ts'

export const jupiterWeeks: WeekThoughts = {
  eases: {
    1: {
      asks: 'What would you try if you took it for granted that people wanted you there?',
      turns:
        'Someone may pull you into a photo or a dance or a conversation, and being seen does you good.',
      answers:
        "You'd try more rooms full of strangers than you've entered lately. Go where you know nobody twice a month, and stay past the half hour in which you usually leave.",
    },
    2: {
      asks: 'With how much of your money could you be easy?',
      turns:
        'A refund, a gift, or a better price may come your way, and you feel the difference between having money and being worried about it.',
      answers:
        "You could be easy with all but the rent and a reserve. Decide on the size of the reserve now, while you're calm, and let the rest be spent or given without a committee.",
    },
    3: {
      asks: 'Which acquaintance on your street could become a friend?',
      turns:
        "You may stop for a minute with a person you only ever greet, and it turns out they've been to the very place you've been wondering about.",
      answers:
        "The person who always has a second sentence for you could become a friend. Answer it with an invitation, because you've both been living on hellos for years.",
    },
    4: {
      asks: "What does your home have room for that you've never let in?",
      turns:
        "There may be visitors, a good piece of family news, or just a free corner, and you find that you enjoy the place most when it's a little full.",
      answers:
        'Your home has room for people, and for more of them than there are seats. Have them over in the state the place is in, since no guest has ever come for the state of it.',
    },
    5: {
      asks: 'What have you been enjoying in too small a dose?',
      turns:
        "Fun comes easily and asks for more time than you'd planned. You may stay for another round or join a song you barely know, and the next morning you would still say it was worth it.",
      answers:
        'You get too little of the thing you always call a treat. Have it once a week from now on, and let some other pleasure be the rare one.',
    },
    6: {
      asks: "Which part of your daily load could be somebody's pleasure?",
      turns:
        'A person who enjoys what you dread, the forms or the cooking or the driving, may offer to do it, and they mean it.',
      answers:
        "The chore you apologize for when you ask could be somebody's favorite. Trade it with someone for a chore that you find easy, and you'll both think that you got the better deal.",
    },
    7: {
      asks: 'Who makes more of you than you do yourself?',
      turns:
        'One person believes in you out loud. They may recommend you or hold a place for you in a good line, and what you feel first is that they must mean somebody else.',
      answers:
        "The person who never sounds surprised when you do well makes more of you. Tell them what you're planning before you've made it modest, and let them hold you to the larger size.",
    },
    8: {
      asks: 'What could two of you afford that neither can alone?',
      turns:
        "Pooling things works in your favor. It may be a shared subscription, a lent car, or a loan on kind terms, and the other person seems to think that they're the lucky one.",
      answers:
        "You could afford something better than either of you would've bought, used half the time each. Bring the idea up with the person who returns things, and begin with a month's trial.",
    },
    9: {
      asks: 'Which faraway plan have you been treating as a daydream?',
      turns:
        "A fare may drop, a course may open, or a person from far away may ask when you're coming, and you notice that you have no good reason to say someday.",
      answers:
        "You've been treating the trip you can describe down to the breakfast as one. Set the month and the amount per week, and it'll be a trip by the time you've stopped calling it a dream.",
    },
    10: {
      asks: 'How large a role could you fill if it were offered?',
      turns:
        'Somebody may suggest you for a thing that sounds a size too big, and what they list as your qualifications is all true.',
      answers:
        'You could fill a role one size larger than the one you have. Accept on the condition that you can learn the rest in public, which people mind far less than you think.',
    },
    11: {
      asks: 'Where could you meet people who want what you want?',
      turns:
        "A group you hardly know may take you in. You came for one meeting or one game, they've already put your name on the list for the next, and you like how loudly they laugh.",
      answers:
        "You'd meet them among people who are already doing it, rather badly. Go back for a second time before you decide whether you fit, since the first time you only counted differences.",
    },
    12: {
      asks: 'What has been going right without your noticing?',
      turns:
        "A worry is likely to come to nothing. You'd put aside an hour for it, the hour stays empty, and as you sit there you can name several things that took care of themselves.",
      answers:
        "A friendship or two has been going right, and so has the matter you've stopped checking on. Leave them alone a while longer and enjoy it, without preparing for the day it changes.",
    },
  },
  presses: {
    1: {
      asks: 'How much of yourself do you promise at first sight?',
      turns:
        "You may offer rides and a spare ticket within ten minutes of meeting people, and you're already tired of them on the way home.",
      answers:
        'You promise about twice what you can keep. Offer one thing at a first meeting and turn up with it, and people will think of you as generous all the same.',
    },
    2: {
      asks: 'Which expense are you leaving to a richer version of yourself?',
      turns:
        "A bill may arrive while you're choosing something nice, and the two amounts are so alike that you have to laugh.",
      answers:
        "You're leaving the dull bill with a due date to that person. Pay it from today's money, and choose the nice thing a size smaller, out of what's left.",
    },
    3: {
      asks: "What do you promise in conversation that you don't mean?",
      turns:
        'A neighbor may come to collect, with a date and a casserole dish, and you have no memory of the offer.',
      answers:
        'You promise visits and dinners, for the most part. Leave out the sentence about getting together soon unless you can name the day, and people will believe the ones you do promise.',
    },
    4: {
      asks: 'How many people can your home take before you want to leave it?',
      turns:
        "Everyone may come at once, or stay. There's somebody on the sofa and a second somebody on the phone, and you, who invited them, are hiding in the bathroom for a moment.",
      answers:
        'Your home can take fewer people than you invite. Settle the number and the hour of leaving in advance and tell them both with the invitation, because most guests like to know.',
    },
    5: {
      asks: 'When is a good time good enough for you?',
      turns:
        'The fun was complete an hour ago and you went for more. There may be a second dessert or another round of the game, and the person you came with is looking for their shoes.',
      answers:
        "A good time is good enough at the point where you first think of the next thing. Go home with that thought, and you'll remember the evening by its best hour.",
    },
    6: {
      asks: 'Which improvement to your daily life is too large to keep?',
      turns:
        "The new regime may break down on a normal day. You missed the class or ordered the fries, and since it wasn't perfect you're close to dropping all of it.",
      answers:
        "You won't keep up the improvement that began with new equipment. Keep a fifth of it, the easiest fifth, and do that even on the days when it looks ridiculous.",
    },
    7: {
      asks: 'What do you expect of one person that they never offered?',
      turns:
        "Somebody may turn out to be about as reliable as they've always been. You'd made plans around a better version, and they're honestly puzzled that you're let down.",
      answers:
        "You expect that they'll grow into your good opinion of them. Count on what they did over the last year, and thank them for that much.",
    },
    8: {
      asks: 'What have you agreed to with somebody without asking the price?',
      turns:
        "The friendly arrangement presents its conditions. It may be a loan, a shared plan, or a guest who's now half a tenant, and nobody lied, since nobody asked.",
      answers:
        "You've agreed to something with an open end. Go back to the person, tell them you said yes too quickly, and set a limit on the time or the sum.",
    },
    9: {
      asks: 'Which of your beliefs do you preach and no longer practice?',
      turns:
        'You may hold forth and hear yourself. The subject is how people should travel or eat or raise their children, and somebody at the table remembers what you did last summer.',
      answers:
        'You preach the strictest of them and no longer live by it. Practice it for a month without a word to anyone, or retire it, and the people around you will be relieved in either case.',
    },
    10: {
      asks: 'What did you promise to do because it sounded good in the room?',
      turns:
        'A large promise may fall due in public. Someone with a say asks how far along you are, in a kind voice, and you hear yourself make it larger.',
      answers:
        "You promised twice the work in half the time. Name the half you can do well and the day you'll do it, and people will hardly remember the rest.",
    },
    11: {
      asks: 'How many groups can you belong to and still be a friend?',
      turns:
        "Three circles may want you on the same evening. You work out a route with an hour for each, and at every stop you're told that you've missed the best part.",
      answers:
        'You can belong to two, as your calendar shows. Be the person who stays to the end with those, and give the others the kindness of a clear no.',
    },
    12: {
      asks: 'What are you leaving to luck that you could settle by yourself?',
      turns:
        "You've been trusting that something will work out, and it may keep you awake. A small notice or an overdue reply shows you the difference between faith and not looking.",
      answers:
        'You leave to luck whatever you push to the back each night. Spend one quiet hour with it on your own, and your luck will have something to work with.',
    },
  },
}
