import type { WeekThoughts } from '#lore/authored.ts'

export const venusWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'What are people fond of in you that you never work at?',
      turns:
        "Someone may show that they like you at a moment when you'd made no effort at all. Being liked may be less work than you've made of it.",
      answers:
        "People are fond of your attention and your laugh, and both come by themselves. Leave out one compliment you'd planned this week, and see that nobody misses it.",
    },
    '2': {
      asks: 'Which of the things you own do you still enjoy?',
      turns:
        "You may use something you've had for years and enjoy it as if it were new. Beside it the bargains look like what they are.",
      answers:
        'You enjoy the few things you use without thinking about them. Look after one of those, with a repair or a better place, before you bring anything new home.',
    },
    '3': {
      asks: 'Who nearby would be pleased if you said more than hello?',
      turns:
        "One of the people nearby may stop for longer than usual, and you find that you'd both like to go on talking.",
      answers:
        "There's somebody you greet every week who'd be glad of a real sentence. Say it first, since they're as polite as you are and could wait forever.",
    },
    '4': {
      asks: 'What makes a plain evening at home a good one?',
      turns:
        "Your evenings at home may get better by chance, because somebody stayed or because you left the screen off. The room didn't have to change for it.",
      answers:
        "Company does, or a little music, and hardly ever a purchase. Ask one person over for something simple, and don't clean up more than you would for yourself.",
    },
    '5': {
      asks: 'What do you like that none of your friends would choose?',
      turns:
        "Your own taste may speak up before you've had time to ask anyone. It's quick, and it's surer than you'd give it credit for.",
      answers:
        'You like something simpler, sillier, or sweeter than they do. Go and enjoy it once this week on your own, and let nobody rate it.',
    },
    '6': {
      asks: 'What would make the dull part of your day better company?',
      turns:
        "One of the duties of the day may go by quickly because of somebody who's there. You may look up and find it done.",
      answers:
        "A second person would, more than a better method. Do your dullest task next to someone you like, even if it's only on the phone, and see how long it takes.",
    },
    '7': {
      asks: 'When do the two of you have a good time without trying?',
      turns:
        'Your time together may be at its best between two plans, in the car or in a line. Neither of you has to be charming.',
      answers:
        'You have it when nothing has been arranged. Keep an hour a week that has no program for the two of you, and let the next special occasion be a small one.',
    },
    '8': {
      asks: 'What would be more fun if it belonged to two of you?',
      turns:
        'Sharing a cost may come up in passing, and you both like the idea at once. Clear terms would make it easy.',
      answers:
        'It may be a thing each of you pays for and hardly uses. Suggest the shares and the dates in one message, so that being generous about the rest costs you nothing.',
    },
    '9': {
      asks: 'Who are you when nobody knows what to expect of you?',
      turns:
        "Being somewhere new may bring out a person you like. You ask, you laugh, and you don't mind being the one who knows least.",
      answers:
        "You're curious, for one, and much easier to please. Take an hour in a part of town you don't know, and bring some of that person back with you.",
    },
    '10': {
      asks: 'What have you done for somebody that they still talk about?',
      turns:
        "The kindness you show may be praised by a person whose word counts. You'd hardly call it an achievement.",
      answers:
        "You've let somebody have the credit, most likely, or stood up for them when they weren't there. Do it again on purpose this week, and accept the thanks without making it smaller.",
    },
    '11': {
      asks: 'Whom do you only ever see in a crowd?',
      turns:
        "The friend you'd like to know better may end up next to you, away from the noise. You could talk for an hour and not be done.",
      answers:
        "There's one person you look for first when you come in. Ask them to do something with just you, and make it soon and small.",
    },
    '12': {
      asks: "What do you enjoy that you'd never put on a list of interests?",
      turns:
        "One of your private pleasures may give you a better hour than anything you'd arranged. There's nothing to explain to anyone.",
      answers:
        "There's something quiet that you like for no reason at all. Give it an hour this week, on purpose, and don't call it wasting time, even to yourself.",
    },
  },
  presses: {
    '1': {
      asks: 'For whom do you take so long to get ready?',
      turns:
        'You may change twice before you go out and still feel looked at. Dressing to please has stopped being a pleasure.',
      answers:
        "You take so long for somebody who may never say what you'd like to hear. Dress for the people who are glad to see you, and leave the house ten minutes earlier.",
    },
    '2': {
      asks: 'What do you hope people will think when you pay?',
      turns:
        "Your generosity may cost you more than you'd planned, and the thanks are as warm as they'd have been for half.",
      answers:
        "You hope to be thought easy and kind, and you'd be thought so anyway. Let somebody else pay once this week, and give them your time in return.",
    },
    '3': {
      asks: "What would you have said if you hadn't wanted to be nice?",
      turns:
        "The sentence you leave out may sit in your throat through a whole pleasant talk. Somebody may ask what you think, and that's your chance.",
      answers:
        "You'd have said what you want, which is hardly an offense. Put it in early, in a friendly voice, and then be as nice as you like.",
    },
    '4': {
      asks: 'Which part of your home would you never have chosen?',
      turns:
        "You may look at the way your place looks and feel like a guest in it. It's kept the peace so far.",
      answers:
        "There's one that you walk past with a small sigh. Change that part and nothing else, and tell the others that it's your turn.",
    },
    '5': {
      asks: "Would you like this person if they didn't like you?",
      turns:
        "Flattery may come your way, well made and well timed. You may find that you've agreed to something before you've thought about the person.",
      answers:
        "You'd like some of them, and others only for what they say. Wait a day before you say yes, and ask yourself whom you'd call on a bad evening.",
    },
    '6': {
      asks: 'Which of your services would nobody miss?',
      turns:
        "One of the little extras you do may go by without a word, and you feel it more than you'd like. They'd been a way to be loved.",
      answers:
        'At least two of them would hardly be noticed. Drop those without saying so, and ask somebody directly what would really help.',
    },
    '7': {
      asks: "What would you love to hear, and why don't you ask?",
      turns:
        "The words you're waiting for may not come at a moment that was made for them. The other person may think that they've said it a hundred times in other ways.",
      answers:
        "You'd love to hear that you're the one they choose. Ask for it in a light voice, this week, and tell them what they mean to you while you're at it.",
    },
    '8': {
      asks: 'What do you expect back when you give?',
      turns:
        "One of your favors may meet with less gratitude than you'd counted on. You may notice that you'd been counting.",
      answers:
        "You expect to be thought of in the same way, and people can feel it. Say what you'd like in return when you offer, or give something you won't remember.",
    },
    '9': {
      asks: 'What would you like if no one you admire were looking?',
      turns:
        "One of the tastes you've borrowed may bore you in the middle of a performance. You may be the only one who's pretending, or one of many.",
      answers:
        "You'd like something lighter and less correct. Spend an evening on it without an excuse, and see which of the admired things you'd go back to.",
    },
    '10': {
      asks: 'Whose frown can spoil a whole week for you?',
      turns:
        "Your good name may seem to hang on one person's face. You may have been reading it more carefully than anything they've written.",
      answers:
        "There's one person whose opinion has become the only one. Show what you're doing to two others whose judgment you trust, and let them have a vote.",
    },
    '11': {
      asks: 'What would your friends learn about you if you disagreed with them?',
      turns:
        "Being everybody's favorite may get difficult when two friends want different things. There's no side that has everyone on it.",
      answers:
        "They'd learn that you have an opinion and still like them. Say which way you lean, once and kindly, and leave it to them to get over it.",
    },
    '12': {
      asks: "Who doesn't know how fond of them you are?",
      turns:
        "The love you don't show may come close to the surface, over some small service. The person could easily miss it again.",
      answers:
        "There's someone who'd be surprised, and then very glad. Do the next kind thing where they can see you, and say that it's for them.",
    },
  },
}
