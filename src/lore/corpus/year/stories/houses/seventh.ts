import type { YearStory } from '../../../../year-ahead.ts'

export const seventhStories: readonly [YearStory, YearStory] = [
  {
    cast: {
      sun: "what you'd want from the two of you if it were only up to you",
      moon: 'the need to have it peaceful between you',
      mercury: 'the sentence with which the terms would be brought up',
      venus: 'the pleasure you take in each other, which makes the terms seem petty',
      mars: 'the quarrel that keeps coming back to one point',
      jupiter: 'the good mood between you, in which nothing gets settled',
      saturn: 'the promise between you that was never spoken',
      uranus: 'the wish for air in something close',
      neptune: 'the other person as you imagine them',
      pluto: 'the question of whose life gets arranged around whose',
      asc: 'the accommodating face you show across the table',
      mc: 'the pair of you as other people see it',
    },
    before: {
      jupiter:
        "You two get along so well that it seems a pity to bring up the terms. Plans are made and there's some laughing, and each of you has a different idea of who'll be doing what. Nobody has disagreed, because nobody has said it.",
      saturn: [
        'You give way once more, and this time you notice. Nothing was demanded of you, and that makes it hard to complain. The other person may well think that you both wanted it that way, since you looked as if you did.',
        "There's some distance between the two of you, and it's made of things that each takes for granted. You keep a private count of who has done what. The other person probably keeps one as well, and it comes out differently.",
      ],
      uranus:
        'One of you may step out of the pattern and say no to something that was always yes. The shock is out of proportion to the matter. It shows you a rule that the two of you have been keeping without ever having made it.',
      neptune:
        'Each of you believes that the other agreed. You hinted, you got a smile for it, and you went away content. It takes a mild disappointment to show that the two of you have been keeping two different promises.',
      pluto:
        "There's one point on which you can't let the other person be, and every talk ends up there. It looks like a matter of money or tidiness. Underneath is the question of whose life gets arranged around whose, and neither of you has asked that out loud.",
      eases: [
        "A small thing that stood between you is settled in a sentence, in passing. You'd braced for a discussion. The larger question, of who gives way and when, looks a little less like a summit meeting.",
        "The other person may meet you more than halfway, and you hear yourself explain what you'd have liked from the start. It comes out quite lightly. It's probably news to them, and they're likelier to be interested than hurt.",
      ],
      solar:
        "A new arrangement can begin here, on trial. The two of you try it for a few weeks, whether it's about who cooks or who writes to the client, and nobody has to have been wrong before. You learn from it what you'd really want agreed.",
      lunar:
        "An expectation comes into the open, yours or the other person's. It may sound like a complaint, though it started out as a hope. You see how long one of you has been waiting for the other to guess.",
    },
    after: {
      jupiter:
        'The main thing between you has been said, and you both have energy to spare. You may be tempted to agree on everything else as well, down to the towels. Some of what the two of you do goes better without a rule.',
      saturn: [
        "What the two of you agreed on meets a tired month. One of you falls short of it, and you're tempted to say that nothing has changed. The difference is that both of you know what was meant to happen, so it can be asked for.",
        "Your half of the bargain turns out to be work. Giving way and resenting it was easier than saying each time what you'd like. There are evenings when you'd gladly be overruled, and you could say that, too.",
      ],
      uranus:
        "Something may come up that your terms don't cover, such as a job elsewhere or a guest who stays. The two of you have to settle it on the spot. You do it faster than last time, and with less politeness.",
      neptune:
        'The two of you remember differently what was agreed. Each version is kind to the one who tells it, and neither of you is lying. Putting it in writing, two lines on a phone, feels silly and saves you both the next three talks.',
      pluto:
        "You've got a good part of what you asked for, and you keep checking whether it was given gladly. It's an old fear, that wanting something drives the other person off. They've probably noticed the checking, and would like a rest from it more than from the wish.",
      eases: [
        "The two of you decide in a minute what would've taken up an evening. Nobody wins. You each know by now where the other doesn't bend, so you don't lean there.",
        "You give way in something, because you feel like it and it's your turn anyway. It's nothing like the old giving way. The other person probably sees the difference, and may do the same before long.",
      ],
      solar:
        "Something new can be started by the two of you, a trip or a piece of work that you share. You'd both go in knowing who has the last word on what. It's more fun to plan when nobody is being noble.",
      lunar:
        "One thing that was left out gets said at last, by the one who'd found it too small to mention. It isn't small to them. There's room for it in what you've agreed, and after that the two of you are done negotiating for a while.",
    },
    turns: {
      presses:
        "What was only assumed between you has to be said, since the two assumptions have run into each other. It's an uncomfortable talk, and likely to be more than one. You hear what the other person thought the deal was, and you say what you thought. By the end of it the two of you are at least arguing about the same thing.",
      eases:
        "You can talk about what you expect of each other and stay friends while you do. One of you may begin it almost by chance, on a walk or in the car. It goes quickly, because neither of you needs to have been right. What's settled between you in these weeks would've cost a good deal more in a bad mood.",
    },
    closes: {
      presses:
        "You want the two of you to agree on who gives way and when, so that it isn't always settled by who minds less. It takes a strained talk or two to get that said. What you get may be less than you'd ask for, but by then you've both heard the same thing.",
      eases:
        "You want to agree on what each of you can count on without asking, and what has to be asked for. It's an easy year for saying so. You may find that you want much of it alike, and the rest fits into one good conversation.",
    },
    next: {
      presses: [
        'Your agreement gets its numbers, and one of you has been rounding up. The figures look better once both of you have seen them.',
        'What was fair in words looks less fair on a bank statement. The two of you go through it and change the half that neither of you meant.',
        "Money brings the old question back, which of you gives way. You recognize it sooner, and there's an answer to go back to.",
      ],
      eases: [
        'Sharing gets simpler between the two of you, accounts included. Each knows what the other puts in, and it stays out of the dinner conversation.',
        'You know the terms, so you trust each other with more. A password changes hands, or a larger plan does, and nobody makes a ceremony of it.',
      ],
    },
  },
  {
    cast: {
      sun: 'the person you are in the company that suits you',
      moon: 'the ease you feel with very few people',
      mercury: 'the voice that changes from table to table',
      venus: "the wish to be liked by people you don't much like",
      mars: 'the irritation that tells you when an evening is over',
      jupiter: 'the calendar that is full of people',
      saturn: "the loyalty to company you've outgrown",
      uranus: 'the one evening on which you say what you think',
      neptune: 'the person each of them takes you for',
      pluto: 'what you want from the people you laugh too much with',
      asc: 'the three faces you wear on a good evening',
      mc: 'the contacts that are useful to know',
    },
    before: {
      jupiter:
        "You're out a lot, and you're good at it. On most evenings you've been three different people by the time you leave, all of them charming. On the way home you wonder which of the three would be missed.",
      saturn: [
        "There's time for very little company, and you spend it on the people who'd take offense if you didn't. The one you're easiest with gets a message that says soon. Easy people are the first to be put off, because they don't mind.",
        "You're among people who make you careful, and for now there's no way around it. You hear yourself agree, and apologize for the traffic. What tires you is the editing, and you notice with whom you never do any.",
      ],
      uranus:
        "Your kinds of company get mixed up without notice. A neighbor you'd put down as dull may be suddenly funny, or with an old friend you hear yourself playing a part. You're less sure than you were who really knows you.",
      neptune:
        "You take on the mood of every room you're in, and need an hour alone to find your own. With one person it's so pleasant that you can't tell whether you're at ease or only flattered. The next morning usually tells you.",
      pluto:
        "With one person you hear yourself laugh at things that aren't funny, and you can't stop hearing it. There's something you want from them, approval or an invitation. Once you've admitted what it is, you may find that you don't want it all that much.",
      eases: [
        "An evening with the right person costs you nothing the day after. You said what came into your head, some of it stupid, and there isn't a sentence you'd take back. You begin to hold your other evenings against that one.",
        "Your easy self gets tried out on a person who usually meets the careful one. It's only a joke, or an opinion with no cushion around it. They may loosen up as well, as if they'd been waiting for permission.",
      ],
      solar:
        "Something regular can begin with the person you're easiest with, a walk or a weekly call. It feels unnecessary, since you two get along so well without it. That's just how the months go by between one visit and the next.",
      lunar:
        "You see which company makes you careful, and what you've been careful about. A friendship or a courtesy may be at its end without either of you having said so. It leaves you a free evening and not much regret.",
    },
    after: {
      jupiter:
        "The more you're yourself, the more people turn up who like it, and your calendar is filling again. Most of it is good company. The one you'd meant to see more of may need to be booked before the others.",
      saturn: [
        "Careful company hasn't gone away, since some of it is family or comes with the job. You go, stay for an hour, and say a good deal less than you used to. It's a relief to find that you can be yourself and quiet.",
        "The person you're easiest with may be busy or a bit down, and not much fun. You'd been counting on them for your own good mood. It's your turn to be the one who doesn't hurry anybody.",
      ],
      uranus:
        "You say what you think in the wrong company, before you've had time to dress it up. One or two people may like you less for it. A third is likely to come over afterward and say, in a low voice, that they think so too.",
      neptune:
        "You've made your easiest company out to be a bit better than it is, and there's a small letdown. It was never that person's job to understand everything. You're still more yourself with them than anywhere else, and you go back.",
      pluto:
        "Somebody you're seeing less of may want to know why. Your schedule would do for a reason. What's true is that you got tired of the person you were with them. Said kindly, that would at least be you talking.",
      eases: [
        'Being yourself has spread. It turns up at the pharmacy and at stiff dinners, where you used to be all manners. People answer in the same tone, and you apologize for nothing but being late.',
        "You bring something awkward to the person you're easiest with, and the ease survives it. Up to then they were for good times. It turns out that you can be dull and worried there and still be asked to stay.",
      ],
      solar:
        "A new acquaintance can start without the usual performance. You leave your best stories at home, and what's left is a conversation. It may take longer to be liked that way, and the people who do like you know whom they've got.",
      lunar:
        "One circle has seen what you're like now and has made up its mind. A few people may drift off, and you miss the evenings more than you miss them. The one who stays is probably the one you'd hoped for.",
    },
    turns: {
      presses:
        "You can't suit everybody in these weeks, and one person's company shows you what it costs. Pleasing them takes all you've got, so the one who asks for nothing gets nothing. You're likely to draw back a little from the first, and not very gracefully. The other may simply be glad to hear from you.",
      eases:
        "There's a person with whom you don't have to try, and you see more of each other than usual. You're quick and funny there, and silent when you feel like it. The effort you make elsewhere begins to look like a choice. You may choose differently from now on.",
    },
    closes: {
      presses:
        "You're most yourself with the person who doesn't hurry you, and that's seldom the one who gets most of your evenings. It takes a tiring stretch among others to make it plain. A few evenings moved from the one sort of company to the other are all the change it needs.",
      eases:
        "You're most yourself with the one after whose visits you don't go over what you said. There's a good chance of more of that company this year, for little more than asking. You may find that there are two such people, and that the second was only waiting to be invited.",
    },
    next: {
      presses: [
        "It can't be all good company anymore, since there's a cost or a worry to be shared. You find out how much the ease between you can carry.",
        'You lend something or borrow it, and the ease goes stiff for a while. A plain word about when it comes back loosens it.',
        "Your easiest company asks you something you'd rather not answer. You answer about half, and that's more than most people get.",
      ],
      eases: [
        "You trust the person you're easiest with, and it's no great step. What you tell them is treated like any other news.",
        "There's less company, and more of it is close. You hardly remember what you used to apologize for.",
      ],
    },
  },
]
