import type { WeekThoughts } from '#lore/authored.ts'

export const venusWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'What are people fond of in you that you never work at?',
      turns:
        "Someone may show that they like you at a moment when you'd made no effort at all. You may have been working harder at it than you need to.",
      answers:
        "People are fond of your attention and your laugh, and both come by themselves. Leave out one compliment you'd planned this week, and see that nobody misses it.",
    },
    '2': {
      asks: 'Which of the things you own do you still enjoy?',
      turns:
        "You may use something you've had for years and enjoy it as if it were new. Next to it the last few bargains look like what they are.",
      answers:
        'You enjoy the few things you use without thinking about them. Look after one of those, with a repair or a better place, before you bring anything new home.',
    },
    '3': {
      asks: 'Who nearby would be pleased if you said more than hello?',
      turns:
        "Somebody you usually only greet may stop for longer, and you find that you'd both like to go on talking.",
      answers:
        "The person you greet every week would be glad of a real sentence. Say it first, since they're as polite as you are and could wait forever.",
    },
    '4': {
      asks: 'What makes a plain evening at home a good one?',
      turns:
        "You may have a better evening at home than you'd planned, because somebody stayed or because you left the screen off.",
      answers:
        "Company makes it a good one, or a little music, and hardly ever a purchase. Ask one person over for something simple, and don't clean up more than you would for yourself.",
    },
    '5': {
      asks: 'What do you like that none of your friends would choose?',
      turns:
        "You may know that you like something before you've had time to ask anyone. You're surer than you'd give yourself credit for.",
      answers:
        'You like something simpler, sillier, or sweeter than they do. Go and enjoy it once this week on your own, and let nobody rate it.',
    },
    '6': {
      asks: 'What would make the dull part of your day better company?',
      turns:
        'You may look up from the dullest job of the day and find it done, because somebody good to talk to was there while you did it.',
      answers:
        "You need a second person for the dull part, more than a better method. Do your dullest task next to someone you like, even if it's only on the phone, and see how long it takes.",
    },
    '7': {
      asks: 'When do the two of you have a good time without trying?',
      turns:
        'You may have your best hour between two plans, in the car or in a line, where neither of you has to be charming.',
      answers:
        'You have it when nothing has been arranged. Keep an hour a week that has no program for the two of you, and let the next special occasion be a small one.',
    },
    '8': {
      asks: 'What would be more fun if it belonged to two of you?',
      turns:
        'One of you may mention in passing that you could go halves, and you both like the idea at once.',
      answers:
        "You'd both get more out of a thing that each of you pays for and hardly uses. Suggest the shares and the dates in one message, so that being generous about the rest costs you nothing.",
    },
    '9': {
      asks: 'Who are you when nobody knows what to expect of you?',
      turns:
        "In a place you don't know you may ask, laugh, and not mind being the one who knows least. You like yourself like that.",
      answers:
        "You're curious, for one, and much easier to please. Take an hour in a part of town you don't know, and bring some of that person back with you.",
    },
    '10': {
      asks: 'What have you done for somebody that they still talk about?',
      turns:
        "Somebody whose word counts may praise you for a kindness that you'd hardly call an achievement.",
      answers:
        "You've let somebody have the credit, most likely, or stood up for them when they weren't there. Do it again on purpose this week, and accept the thanks without making it smaller.",
    },
    '11': {
      asks: 'Whom do you only ever see in a crowd?',
      turns:
        'You may end up next to one particular person, away from the noise, and talk for an hour without being done.',
      answers:
        'The person you look for first when you come in is the one. Ask them to do something with just you, and make it soon and small.',
    },
    '12': {
      asks: "What do you enjoy that you'd never put on a list of interests?",
      turns:
        "You may have an hour that nobody knows about, with nothing to explain to anyone, and it's better than what you'd arranged.",
      answers:
        "You enjoy something quiet that has no use at all, such as old shows or looking at maps. Give it an hour this week, on purpose, and don't call it wasting time, even to yourself.",
    },
  },
  presses: {
    '1': {
      asks: 'For whom do you take so long to get ready?',
      turns:
        'You may change twice before you go out and still feel looked at. It used to be the part of the evening that you enjoyed.',
      answers:
        "You take so long for somebody who may never say what you'd like to hear. Dress for the people who are glad to see you, and leave the house ten minutes earlier.",
    },
    '2': {
      asks: 'What do you hope people will think when you pay?',
      turns:
        "You may pay for more than you'd planned to, and the thanks are as warm as they'd have been for half.",
      answers:
        "You hope to be thought easy and kind, and you'd be thought so anyway. Let somebody else pay once this week, and give them your time in return.",
    },
    '3': {
      asks: "What would you have said if you hadn't wanted to be nice?",
      turns:
        "You may get through a whole pleasant talk without saying what you came to say. When somebody asks what you think, it's your chance.",
      answers:
        "You'd have said what you want, which is hardly an offense. Put it in early, in a friendly voice, and then be as nice as you like.",
    },
    '4': {
      asks: 'Which part of your home would you never have chosen?',
      turns:
        "You may come home and feel a little like a guest there. It's been arranged so that nobody has a reason to complain.",
      answers:
        "You'd never have chosen the part that you walk past with a small sigh. Change that and nothing else, and tell the others that it's your turn.",
    },
    '5': {
      asks: "Would you like this person if they didn't like you?",
      turns:
        "You may be paid a well-made compliment and find that you've agreed to something before you've thought about the person.",
      answers:
        "You'd like some of them, and others only for what they say. Wait a day before you say yes, and ask yourself whom you'd call on a bad evening.",
    },
    '6': {
      asks: 'Which of your services would nobody miss?',
      turns:
        "You may do one of your little extras and get no reaction at all. It stings, because it wasn't really about the towels.",
      answers:
        'At least two of them would hardly be noticed. Drop those without saying so, and ask somebody directly what would really help.',
    },
    '7': {
      asks: "What would you love to hear, and why don't you ask?",
      turns:
        "A moment may come that seems made for it, and they talk about something else. They may think that they've said it a hundred times in other ways.",
      answers:
        "You'd love to hear that you're the one they choose, and you don't ask because then it might not count. Ask for it in a light voice, and tell them what they mean to you while you're at it.",
    },
    '8': {
      asks: 'What do you expect back when you give?',
      turns:
        "You may do somebody a favor and get less gratitude than you'd counted on. You may notice that you'd been counting.",
      answers:
        "You expect to be thought of in the same way, and people can feel it. Say what you'd like in return when you offer, or give something you won't remember.",
    },
    '9': {
      asks: 'What would you like if no one you admire were looking?',
      turns:
        "You may be bored in the middle of something that you've told everybody you love. You may not be the only one in the room who's pretending.",
      answers:
        "You'd like something lighter and less correct. Spend an evening on it without an excuse, and see which of the admired things you'd go back to.",
    },
    '10': {
      asks: 'Whose frown can spoil a whole week for you?',
      turns:
        "One person may look displeased, and you read that face more carefully than anything they've ever written to you.",
      answers:
        "You let one person's frown spoil your week, because their opinion has become the only one. Show what you're doing to two others whose judgment you trust, and let them have a vote.",
    },
    '11': {
      asks: 'What would your friends learn about you if you disagreed with them?',
      turns:
        "Two friends may want different things from you, and you're asked which it is. No answer will keep both of them pleased.",
      answers:
        'Your friends would learn that you have an opinion and still like them. Say which way you lean, once and kindly, and leave it to them to get over it.',
    },
    '12': {
      asks: "Who doesn't know how fond of them you are?",
      turns:
        "You may do something small and loving for a person who could easily miss it. You've made sure that they could.",
      answers:
        "The person you do the most for in secret would be surprised, and then very glad. Do the next kind thing where they can see you, and say that it's for them.",
    },
  },
}
