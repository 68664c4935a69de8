import type { PlotAgain } from '#lore/authored.ts'

export const secondHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can name the price in writing first, where there's no face to watch. It looks bold on the page and ordinary the next morning. You could send it then.",
        "The price can be changed for the next person who asks, and for nobody else yet. You don't have to explain it to the others. It begins with people who don't know the old one.",
      ],
      'full-moon': [
        "Somebody may tell you what they paid elsewhere for the same thing. You can do the sum in your head while you go on smiling. The price you've been asking has been a present, and now you know its size.",
        "The price and what you give for it can be seen side by side. It's plain where you've been paying the difference. You can say so once, in figures, without a story.",
      ],
      eclipse: [
        'A customer, a side job, or a favor with money in it may come to an end. The price that went with it ends, too. The next one begins at whatever you say in the first minute.',
        "The people who paid the old price may go elsewhere, all at once. It feels like a verdict, and it's mostly an ending. What you ask from here on isn't measured against them.",
      ],
      station: [
        "You may be asked to explain a price that you'd thought was settled. You can leave the figure alone and explain what's in it. They may only have wanted to know.",
        "The price is back on the table, and this time you know more. You've seen who paid without a word and who didn't. Both of them have told you what it's worth.",
      ],
      'slow-eases': [
        'Somebody may raise the price for you, by recommending you to a person who pays more. You only have to keep from lowering it again out of nerves.',
        "Somebody may ask for your price as if they'd be glad to pay it. It helps that you've stopped apologizing for it. This is a good time to put it where people can read it.",
      ],
      'slow-presses': [
        "The price has to be said to a person who counts. They'll count for a while, and you can let them. What you leave unsaid in that minute is worth money.",
        'The price has to stand without your good mood beside it. Somebody would like it lower and has a reason. You can be sorry about the reason and leave the figure alone.',
      ],
      'uranus-presses': [
        "The price may stop making sense from one week to the next, because the work has changed. You can ask for something quite different now. It doesn't have to look like the old one at all.",
      ],
      'pluto-presses': [
        "The price has been a way of keeping the peace with somebody stronger. If you change it, the peace changes, too. You'll find out what they need you for.",
      ],
    },
    between: {
      before: [
        'You still round your prices down in your head, and you catch yourself at it.',
        'You mention a price now and then, in passing, to hear how it sounds.',
      ],
      after: [
        'You say the new price a second time to somebody else, and your voice stays where it is.',
        "Once you've said one honest price, the dishonest ones begin to bother you.",
      ],
    },
    toward: {
      eases: [
        'You may have been paid the full price once by now, and nothing bad came after it.',
        'Somebody may have paid you gladly lately, and it makes the price easier to think about.',
      ],
      presses: [
        'You may have done the extra hour at the old price again, and looked at the clock this time.',
        "By now you could say what the old price has cost you, and it's a sum you could have used.",
      ],
    },
    steps: {
      newMoon: [
        "It can go into an account of its own, for one purpose. It's the purpose that keeps your hand off it.",
      ],
      fullMoon: [
        "You can see what comes in and what it takes out of you. For one of your jobs the two don't match.",
      ],
      back: ['The terms may make you blink. You were glad of them once.'],
      on: ['It argues for asking a little earlier the next time.'],
      'outer/eases': ["You have more room to say no than you've been using."],
      'outer/presses': ['It helps to know your own floor before they tell you theirs.'],
    },
    effects: {
      newMoon: ['a price can be put on something that has been free'],
      fullMoon: ['your prices can be held against what they cost you'],
      back: ['an old invoice or an old promise may turn up'],
      on: ["a payment that you'd stopped looking for may arrive"],
      'outer/eases': ['what you think you need is less than it was'],
      'outer/presses': ["something you'd counted on may be repriced without anybody's asking you"],
    },
    stakes: {
      venus: [
        {
          asks: "You can hear the other person's disappointment before there is any, and you pay to prevent it.",
          leaves:
            "Somebody may be disappointed for a minute. It's their minute, and you don't have to fill it.",
        },
      ],
      mercury: [
        {
          asks: "You can always think of a reason why it shouldn't cost so much, usually while the other person is still reading.",
          leaves:
            "You'll think of another reason. It can stay in your head, where it costs nothing.",
        },
      ],
      saturn: [
        {
          asks: "You've made it a point of honor to give good value, and you decide alone what good value is.",
          leaves:
            "You'll go on giving more than was ordered. At least it can be in addition, and not instead.",
        },
      ],
      sun: [
        {
          asks: "You like to be generous from above, and you can't be that while you're waiting for the money.",
          leaves: "You'll want to wave some of it away again. Once in a while you can.",
        },
      ],
      moon: [
        {
          asks: 'It changes with your mood and with how tired the other person looks.',
          leaves:
            'On a soft day you may still say the lower figure. You can keep such talks for other days.',
        },
      ],
      mars: [
        {
          asks: 'You get angry about money long after the moment when you could have talked about it.',
          leaves:
            "The anger may come up early the next time. That's better, because it can still be useful.",
        },
      ],
      jupiter: [
        {
          asks: "You expect that more will come in, and so far you've been right often enough not to learn.",
          leaves:
            'Some of what you gave away is gone. You can write it off in good humor and begin from here.',
        },
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can begin the list over on a clean page with five things that you'd miss. Everything else has to apply for a place on it, and some things won't bother.",
        "You can cross the first thing off the list, and it may as well be a small one. What it cost is yours again next month. It's a modest sum, and it goes on coming.",
      ],
      'full-moon': [
        'The statement, the closet, or the garage gives you the whole list at once. You may laugh at one item and wince at another. The one you wince at can go first.',
        "You may have to give somebody a figure, and the list gets read aloud. It sounds longer than it looked. Whatever you read faster than the rest is what you'd rather not discuss.",
      ],
      eclipse: [
        "A contract ends, or something large breaks for good, and the list gets shorter without you. You may not rush to fill the line. It's a good deal of money, and it turns out that you hadn't loved it.",
      ],
      station: [
        "You've crossed something off the list, and now there's a letter about it, or a fee. It's worth one more call, with the date in front of you.",
      ],
      'slow-eases': [
        "The list has become short enough to forget about. What's on it is there because you like it, and you can tell by how seldom you check the price.",
      ],
      'slow-presses': [
        "There's less money than there are lines on the list, and somebody has to choose. If you choose by what you'd miss in a month, the order is soon clear.",
      ],
    },
    between: {
      before: [
        'You find the first needless expense by chance, and after that you go looking for others.',
        'You put off looking at what you spend, with good reasons, and each of them costs a little every month.',
      ],
      after: [
        'You catch yourself with a thing in your hand, asking what on the list it would replace.',
        'Saying no to small expenses gets quicker, and you hardly notice the hundredth offer.',
      ],
    },
    toward: {
      eases: [
        'One of the small expenses may have gone by now, hardly missed.',
        'It may have turned out simpler than you feared to stop paying for one thing.',
      ],
      presses: [
        'It has become more tiring to keep track of what you pay for than to go through it.',
        'You may have paid for the same thing twice, and that settles when to begin the list.',
        'By now each new charge may feel like somebody helping themselves.',
      ],
    },
    steps: {
      'sun/before/eases': [
        "You may use something that you've owned for a long time and be pleased with it all over again. It's a good one to compare the others with.",
      ],
      'sun/before/presses': [
        'You may find yourself paying for the table because it feels better to be the one who does. It would have been just as good an evening in halves.',
      ],
      'sun/after/eases': [
        'You have a bit left over, and no plan for it yet. It can stay that way until something comes along that you like for more than a day.',
      ],
      'sun/after/presses': [
        "Someone may remark on what you no longer pay for. You don't owe them the reasons.",
      ],
      'mercury/before/eases': [
        "A quick search shows what others pay for the same thing. You won't have to be brave about it, only to send the link.",
      ],
      'mercury/before/presses': [
        'Passwords, renewal dates, and a chat window may stand in the way. It helps to write down what you were told, and by whom.',
      ],
      'mercury/after/eases': [
        'Two sentences say what you keep and what you let go. Said aloud, it sounds more sensible than it felt.',
      ],
      'mercury/after/presses': [
        'An email like that is probably automatic, and one reply with a date in it is enough.',
      ],
      'venus/before/eases': [
        "You may borrow something lovely and find that you've had all the pleasure of it without owning it.",
      ],
      'venus/before/presses': [
        "You may say yes to a purchase because you're in charming company. It looks different under the light in your own hallway.",
      ],
      'venus/after/eases': [
        'One good thing can be enjoyed slowly, now that it has less competition. You may find that you wear it more.',
      ],
      'venus/after/presses': ['You can offer the cheaper version first, and they may be relieved.'],
      'mars/before/eases': [
        'You have the energy to empty one closet or close one account. The second one tends to follow by itself.',
      ],
      'mars/before/presses': [
        "You may buy the tool in order to feel that you've begun. The job can be done with what you have.",
      ],
      'mars/after/eases': [
        "You can ask for it politely and on the same day. It's a short errand with some money at the end.",
      ],
      'mars/after/presses': ["An offer that can't wait until morning can go to somebody else."],
      'jupiter/eases': ['The rest can stay where it is for a while, without a purpose.'],
      'jupiter/presses': [
        "A larger version may be on sale, and it's still larger than you need. You can leave the store and see whether you miss it.",
      ],
      'saturn/eases': [
        'You can fix one limit and keep to it without much effort. It spares you the same small decision twenty times.',
      ],
      'saturn/presses': [
        'You may have to do without something for a month or two. By the end of that you know if you want it back.',
      ],
      newMoon: [
        "If it's done well, you won't have to think about it for ten years.",
        "If you'd miss it, paying for it is a good first line.",
      ],
      fullMoon: [
        "For a day or so there may be nothing in the stores that you'd add.",
        'One of the two can go to somebody who has none.',
        "You'll be glad that you kept it, and you needn't sell.",
      ],
      back: [
        'It may be a subscription with a special offer. The reasons you had for canceling it are still in the old email.',
      ],
      on: ["A refund or a decision may come through. It's best moved somewhere before it's spent."],
      'outer/eases': [
        "You've come to want fewer and better things, without having decided to. You may notice it by what you walk past.",
      ],
      'outer/presses': [
        "Prices may change under something you'd thought of as fixed. It's a chance to ask if it has to be fixed.",
      ],
    },
    stakes: {
      venus: [
        {
          asks: "You can tell at once which of two things is the better made, and that's usually the one you end up paying for.",
          leaves:
            'You may still fall for something at first sight. A week is long enough to find out if it lasts.',
        },
        {
          asks: "You know what's in good taste, and good taste keeps finding something that's missing.",
          leaves:
            "You'll see something lovely before the week is out. It can be just as lovely in the store.",
        },
      ],
      sun: [
        {
          asks: "You like to be the one who doesn't have to ask what it costs.",
          leaves:
            "You may still treat the whole table now and then. It's a pleasure you can plan for.",
        },
      ],
      moon: [
        {
          asks: 'You keep a good deal because of who you were with when it came into the house.',
          leaves:
            "A few things may stay for no reason except that you'd miss them. That's a reason.",
        },
      ],
      mars: [
        {
          asks: "You'd rather pay than argue, and the people who send such notices know it.",
          leaves: "One company won't make it easy. You can use up some temper on them.",
        },
      ],
      jupiter: [
        {
          asks: "You round down what you spend and round up what you'll use.",
          leaves: "You'll say yes to something new soon. It can take the place of something old.",
        },
      ],
      mercury: [
        {
          asks: "You tend to sign up for what you've read about, and you could recite the advantages of each.",
          leaves: 'You may sign up for a trial. You could put its last day in the calendar first.',
        },
      ],
      saturn: [
        {
          asks: "You pay on time and in full, so nobody has ever had a reason to ask you what it's for.",
          leaves:
            'You may find it hard to cancel what works. It worked for somebody with other plans.',
        },
      ],
    },
    effects: {
      'mercury/before/eases': ['you can find out whether a sum on the list is too high'],
      'mercury/before/presses': ['one line on the list may be hard to get rid of'],
      'mercury/after/eases': ['the shorter list can be explained'],
      'mercury/after/presses': ["somebody may claim a sum that isn't on the list"],
      'mars/before/presses': ['a new expense may look like a start'],
      'mars/after/eases': ["some money that's owed to you can be collected"],
      'mars/after/presses': ['you may be pushed to pay for something on the spot'],
      'sun/after/presses': ['the shorter list may be noticed'],
      'venus/after/presses': ["a friend may suggest something that costs more than you'd like"],
      'jupiter/eases': ["something on the list may cost less than you'd set aside"],
      newMoon: [
        'something can be paid for once and for good',
        "the list can begin with something you've been getting for free",
      ],
      fullMoon: [
        'what you already have is in plain view',
        "you can see what you've bought twice",
        'you may be told what something of yours is worth',
      ],
      back: ['something you had crossed off may want to be back on the list'],
    },
  },
]
