import type { MonthPlot } from '#lore/authored.ts'

export const eighthHouseWill: readonly MonthPlot[] = [
  {
    asks: '{month} is about the terms of something you share, and about who gets to set them.',
    among:
      'It may be a loan in the family, a car with two drivers, or bills that come to one of you and are owed by both.',
    cast: {
      sun: 'the wish to be in the room when the terms are set',
      moon: 'the comfort of sharing something without having to look up the terms',
      mercury: 'the three sentences that would cover the terms',
      venus: 'the kindness that would waive one of the terms for somebody you like',
      mars: 'the anger that rises when the terms get changed without you',
      jupiter: 'the big gesture that pays for everyone and leaves the terms unsaid',
      saturn: "the small print that you'd keep to if nobody were looking",
      uranus: 'the urge to tear up the terms and start over',
      neptune: 'the hope that people who are fond of each other need no terms',
      pluto: "the grip you keep on what's shared, whatever the terms say",
      asc: 'the face that people read for your yes to the terms',
      mc: 'your standing as a person who pays what was agreed',
    },
    before: {
      sun: {
        eases:
          "You're asked what you'd prefer, and for once you've got an answer. It's a small matter, like which week you get the car. Still, it's one of the terms, and this one is yours.",
        presses:
          "Something that's half yours may get decided while you're out of the room. It could even be decided well. What bothers you is that the terms now seem to include the words we knew you wouldn't mind.",
      },
      mercury: {
        eases:
          "You ask what was agreed, and it's possible that nobody knows. There's no bad will in that, only two memories. You offer to write down the terms as each of you remembers them, and the two lists are already half a conversation.",
        presses:
          'You go through old messages to prove what the terms were. You find the place, and it can be read both ways. An evening of detective work has brought you to where a plain question would have.',
      },
      venus: {
        eases:
          "You're all getting along so well that the terms come up almost as a joke. Each of you admits to one that you've never cared for. It's possible that it's the same one, and then the two of you can drop it on the spot.",
        presses:
          "You pay for everyone, so that nobody can say you owe them. It's an elegant way of setting the terms, and an expensive one. Somebody might have liked to pay their own part, or to be asked first.",
      },
      mars: {
        eases:
          "You pay your part, or ask for somebody else's, on the same day and without a preamble. One transfer that arrives on time says more about the terms than a long talk about fairness. Nobody has to be in the mood for it, either.",
        presses:
          "You insist on a right that you don't even want to use, such as the car on a night when you're staying in. It's about who sets the terms. Saying that would be embarrassing for a minute, and then somebody could take the car.",
      },
      moons: {
        new: "What begins there has no terms yet, and it's a friendly sort of chaos. That seldom outlasts the first bill. It's also a chance to hear how people say such things when nothing has gone wrong, and to use their words for what you share.",
        full: "A matter there gets decided by the person who came with a proposal, as matters often do. It's worth taking note of. The terms of what you share are still waiting for one, and it needn't be longer than three lines.",
      },
    },
    after: {
      sun: {
        eases:
          "You let somebody else decide, within terms that you agreed to, and you don't check. It comes out a little differently than you'd have done it. You had the evening off in exchange.",
        presses:
          "Somebody may act as if the terms didn't apply to them, out of long habit. There's no need to get loud, since you know the terms and can point to them. It's only unpleasant the first time you point.",
      },
      mercury: {
        eases:
          "A date or an amount that used to be good for an argument gets settled in two messages. One of you knew the terms by heart, so nobody had to be clever. All that comes back is a thumbs-up, and you've rarely been so fond of one.",
        presses:
          "One of the terms can be understood in a second way, and somebody understands it like that. It isn't bad faith. You'd have done the same with a sentence that begins with usually.",
      },
      venus: {
        eases:
          "Somebody may do more than the terms ask, and not mention it. You notice, and you don't even it up on the spot. It's pleasant to have an agreement with a bit of slack in it.",
        presses:
          "You'd like to waive one of the terms because you're fond of the person, and it's the very one that you had to fight for. Once would be a kindness. If you don't say that it's once, you'll have new terms by the end of the week.",
      },
      mars: {
        eases:
          "The shared bill, or whatever it is, gets dealt with between two errands. Once nobody has to wonder who decides, the terms are about as exciting as a parking meter. The rest of the evening is free, and there's nothing to be right about.",
        presses:
          "Somebody breaks the terms, and you're furious, over something like nine dollars. The terms can deal with the nine dollars. The rest of it is older than they are, and would be better off in a conversation of its own.",
      },
      moons: {
        new: "The new thing there will want money or time, and some of yours is tied up in what you share. The terms would tell you how much of it you're free to spend. If they don't, you've found a hole in them while it's still cheap.",
        full: "While your hands are full there, somebody has to keep up your side of what you share. Good terms have a line for weeks like that. If yours don't, it could be added in the quiet afterward, when nobody is late with anything.",
      },
    },
    slow: {
      eases: [
        "Over these weeks what you share gets fairer, and nobody has to make a speech. Somebody pays before being asked, or brings the car back with a full tank. You think about the terms less and less, which is what they're for.",
        "Both of you have begun to ask before you decide, about the car or about paying early, and the answer is nearly always yes. That's how terms get written without a meeting. Hardly a word would have to be changed if somebody put them on paper.",
      ],
      presses: [
        "The old terms chafe more than they used to for some weeks. One of you gives more and the other decides more, and neither would have put it like that at the start. It's tiring enough that a stiff half hour about it begins to look attractive.",
        "One of the terms is being moved, a little at a time and always for a good reason. It's hard to object to any of the reasons. Added together they make a different agreement, and somebody should read it aloud once and ask who wanted it.",
      ],
    },
    houses: {
      new: {
        1: "You're in the mood to refuse a few things that you usually go along with, and the terms are one place to look. They can be reopened by somebody who's simply changed since they were set. You don't need a grievance for it.",
        2: "New income or a new expense makes you look at what's yours. Next to it is what you share, and it isn't always clear which half is which. The terms could start from the amount that you'd pay every month without minding.",
        3: "What you share comes up in messages all day, who's got it or who's paying. Two lines of terms would spare you about half of them, and one call would settle the two lines.",
        4: "If somebody or something new comes into the household, there's a bill for it. At home the terms tend to be set by the person who paid the last time. It's a fine custom for pizza.",
        5: "A new pleasure costs something, for lessons or tickets or gear. Part of you would like to pay for it out of what's shared, and part of you would rather not say the price. It's a good moment to put hobbies into the terms.",
        6: "In a daily routine, what you share gets used in a hurry. Who pays first and who calls when something breaks are terms, too, and they're easier to set before something does.",
        7: "You begin something with another person, in business or otherwise, and you're both careful to be easy about it. Terms seem cold at that stage. They're a good deal warmer than what people say later for lack of them.",
        8: "When you pool something, money or trust, it's pleasant at first, and there are terms to it all the same. While you're both this comfortable, either of you could say what you take them to be.",
        9: "If a trip or a course is paid for out of what's shared, somebody who isn't going helps to pay for it. Left unasked, they'll set the terms by looking pleased or otherwise. A question with an amount in it would be kinder.",
        10: 'When work puts terms in front of you, in writing, with a line for your name, you read them twice. What you share with somebody has terms as well, and some of those may still be a nod. It can come to nearly as much money.',
        11: 'If a group wants to buy or rent something together, the mood is probably well ahead of the arithmetic. You get to watch terms being set by a crowd. The person who asks how anybody gets out again does all of them a favor.',
        12: "You'd like to be left out of it for a while and have somebody else look after what you share. The rest would do you good. You could say beforehand which of the terms they can change without you.",
      },
      full: {
        1: "You're in a mood to be counted, and it shows. If you've been living by terms that somebody else set, people can see it in how you pick up the pen. They may ask what you'd like, so it would be useful to know.",
        2: "Your own money comes to a reckoning, and you see how much of it goes into what you share. It's more than you'd thought, or less. A total accuses nobody, and new terms could start from it.",
        3: "If messages pile up about one small date or amount, there may soon be more words about it than in all your terms together. One of you will have to call. It'll be a bit embarrassing and take four minutes.",
        4: "If the family's together, or the household is, somebody generous may say that the money doesn't matter. It's a kind thing to say. It also leaves the terms with the person who can afford to say it.",
        5: "When a celebration has to be paid for, you might split it by the terms and see from somebody's face that they understood them another way. It's better to ask than to watch them be gracious.",
        6: "In a busy stretch you may be doing more than half of what's shared, and you could prove it. The proof is of less use than new terms for weeks like this one. They'd say what the other person does when you can't.",
        7: "If the two of you have a number to agree on, the first one named tends to set the terms. When it isn't yours, it's all right to say that it's interesting and to take a day over it.",
        8: "Once somebody has to sign or pay for what you share, there isn't much left to be polite about. The terms get said in short words. You may be surprised to find that you can live with them.",
        9: "On vacation, or in theory, it's easy to share things fairly. Terms are for the other days, when you both need the same thing at once. They only have to be better than shouting.",
        10: "When people can see how well you're doing, somebody you share with may think that it changes what you owe. Perhaps it does. Whether a person with more pays more is one of the terms, and it's a fair thing for either of you to ask.",
        11: 'When the check lands in the middle of a table of friends, you can see in half a minute how each of them sets terms. One divides by six, one has brought exact change, and one goes to the bathroom.',
        12: 'You can resent one of the terms so quietly that it comes up over nothing. Nobody could guess which one, since you smile at it. You could tell one person in a calm hour.',
      },
    },
    turns: {
      begins:
        "You could propose terms, for this one thing and for a limited time. What goes in, who decides, and how either of you gets out can be said in three sentences. People are readier for it than you'd think, since they've probably been wondering too.",
      shows:
        "You see how the deciding is divided, and so does somebody else. One of you has been setting the terms, perhaps by simply being the one who minds more. It isn't comfortable to look at. But you're both looking at the same thing, and that makes it possible to change it.",
      halts:
        "A matter that you share comes to a stop, and it may be months before it's settled. Until then the old terms hold, the bad ones included. It wouldn't be wasted time to read the small print, and to notice how much of it you wrote yourself.",
      resumes:
        "The terms can be talked about again, because a document has come or somebody has calmed down. By now each of you has lived with the old ones long enough to know which you can't stand. Starting with those saves a lot of politeness.",
      eases:
        "Somebody trusts you with more than before, or asks you to say what would be fair. For a moment you could set the terms nearly by yourself. The version you'd accept from the other side is the one that nobody will want to reopen in a year.",
      presses:
        "Somebody may use what you owe them as an argument about something else. It's possible to pay the one and refuse the other. The terms of what you share don't give anybody a vote on the rest of your life, and there won't be a more natural time to say it.",
    },
    closes: {
      begins:
        "Who gets to set the terms? If there's a proposal by the end of {month}, even one of three sentences, the answer is both of you. You've said what your half is, and the other person knows what they'd be saying yes to.",
      shows:
        "Once you've both seen who decides, the old terms can't just go on. Somebody would have to want them. {month} gets you as far as that, and people mostly choose better ones when they have to choose.",
      halts:
        "The terms may be the same as ever when {month} is over, but you know them by heart. Some you agreed to, and some just grew. You can do something about the second kind as soon as there's talk of it again.",
      resumes:
        "The terms can start to move in {month}, and both of you have fewer illusions about them. You set your part and hear what the other person can't live with. Between those two there's usually some room.",
      eases:
        "If you've set some of the terms in {month} and nobody had to lose for it, you'll probably be asked again. People like to hand the pen to somebody who's been fair with it.",
      presses:
        "If you've paid what you owe in {month} and kept your own opinion, you know who sets the terms. It takes two, for the thing you share and for nothing beyond it. That's worth an unpleasant conversation.",
    },
  },
  {
    asks: "What won't you let anybody else handle? {month} is about that one task, and about handing over a piece of it.",
    among:
      'It may be the bills, the travel plans, or the one client that nobody else is allowed to call.',
    cast: {
      sun: 'the rank you hold as the only one who can handle the task',
      moon: "the worry that sleeps only when you've checked the task yourself",
      mercury: 'the explanation that would let another person do the task',
      venus: 'the kindness of keeping the whole task to spare the others',
      mars: "the hand that takes the task back when it's done in the wrong order",
      jupiter: 'the faith that most mistakes in the task can be fixed',
      saturn: 'the standard for the task that you think only you can meet',
      uranus: 'the fantasy of leaving the task on the table and walking off',
      neptune: 'the vague disaster you picture if the task changes hands',
      pluto: 'the grip that tightens whenever somebody reaches for the task',
      asc: 'the busy look that discourages offers of help with the task',
      mc: 'the name for reliability that the task has earned you',
    },
    before: {
      sun: {
        eases:
          "Somebody may do a part of the task in your absence, because it couldn't wait. It's finished by the time you hear of it. You go looking for the mistake and find one, about the size of a comma.",
        presses:
          "You're praised as the only person who could handle it, and you can feel the trap while you're smiling. The task has turned into a rank. Handing over so much as the password would feel like a demotion.",
      },
      mercury: {
        eases:
          "Somebody asks how you do it, and you explain. The explanation takes nine minutes. For a task that no one else could possibly handle, that's a short course.",
        presses:
          "You let somebody do a bit of the task, and you send two messages to see how it's going and one to say no rush. They'd have told you. They can hardly get used to the task while you're still doing it, too.",
      },
      venus: {
        eases:
          "A person who's fond of you offers to take some of the task, and you can hear that it's meant kindly. As a rule you hear a criticism. You say that you'll think about it, which from you is practically a yes.",
        presses:
          'You keep the whole task so as to spare the others, and it makes you feel generous. They may feel spared, or they may feel like guests. One of them may have stopped looking for something to do.',
      },
      mars: {
        eases:
          "You throw out half of the task. There was a second check after the first one, and a list of the lists. What's left is so simple that another person could pick it up without a lecture.",
        presses:
          "Somebody does a piece of the task in the wrong order, and you take it out of their hands. It's quicker this way, you say, too loudly. You've both just learned something about what happens when people help you.",
      },
      moons: {
        new: "Whatever starts there would like to have a person in charge, and people will look at you. Anyone who handles a task as you do yours has that air. It's possible to say that you'd be glad to help, and to leave it at help.",
        full: "You're needed there, and the task has to run for some days on what other people know about it. They may know more than you think. There could be one call from them, and the question in it tells you which piece to hand over first.",
      },
    },
    after: {
      sun: {
        eases:
          "Somebody else gets the credit for a piece of your task, and you can stand it. In return you've got no idea how it's going. It's a strange feeling at first, and a comfortable one by dinner.",
        presses:
          "You're asked about the task in front of people, and the answer is with somebody else now. You itch to say that you'd have known. You look slightly less indispensable, and much less tired.",
      },
      mercury: {
        eases:
          "A message says it's done, and there's no question in it. You keep the phone in your hand for a while, in case one comes. It appears that a piece of the task can get from one end to the other without you.",
        presses:
          "Somebody does a part of the task differently, and asks why you've always done it the other way. You search for the reason. It may turn out to be a form that doesn't exist anymore, or a worry that does.",
      },
      venus: {
        eases:
          "You may find that somebody enjoys the very part of the task that you only endured. It hadn't crossed your mind that it could be fun for a person who wasn't afraid of it. You bring them a coffee and keep out of the way.",
        presses:
          "A piece of the task isn't done your way, and you can have your say or a nice evening. You hold out until dessert. If the piece is somebody else's now, so is the way it's done, except perhaps for the one point that truly matters.",
      },
      mars: {
        eases:
          "You've gained an hour by not doing it all, and you spend it on something that can't be kept under control. You end up dancing, or covered in paint. Meanwhile the task goes on without you in another room.",
        presses:
          "There's a slip in a piece of the task that wasn't in your hands, and everything in you wants it back. It would be back for good. If they get to fix it, you lose one afternoon and keep all the later ones.",
      },
      moons: {
        new: "In something new you're allowed not to know how it's done, and other people get to show you. It's a change from the task. You may notice how pleased they are to be asked, and wonder who'd be that pleased about a piece of yours.",
        full: "Much of what comes to a head there isn't in your hands, and it goes as it goes. You might be surprised at how well you bear it. Compared with that, letting somebody have a piece of the task is a very small experiment.",
      },
    },
    slow: {
      eases: [
        "Other people take care of bits of the task over these weeks, before you get to them. They aren't making a point, they just happen to be nearer. Some days later you realize that you never checked.",
        "The questions that people ask about the task get shorter, because they've started to know the answers. It's something to be proud of. In a few weeks there may be a piece of it that you'd have to ask them about, and you'll find that they're patient teachers.",
      ],
      presses: [
        'Over these weeks it takes more strength than it used to, keeping the whole task to yourself. You feel it in your jaw, or in the evenings. Somebody may have given up offering, and then it would be for you to ask.',
        "The task is at its most demanding, and you're at your least willing to explain it. Everything that you do yourself is done right and takes the evening. Somewhere in it is a piece that would need explaining only once, and you might look for that while you're cursing the rest.",
      ],
    },
    houses: {
      new: {
        1: "You'd like to be different, out more perhaps, or earlier to bed. The task still takes the same evenings. It would be easier to turn into that person if a piece of it went to somebody else.",
        2: "If money is being rearranged, you're probably the one who knows where it all is. As long as things are on the move, one piece of the task could move, too. What the next person has to know would fit on an index card.",
        3: "When you're out and about, questions about the task reach you in the middle of an errand. Somebody nearer could answer them. All they'd need is one voice message from you.",
        4: "If things get a fresh start at home, everybody can be given something to do, down to the youngest or the laziest. One of them might take a piece of the task. They've probably thought that it was attached to you, like an elbow.",
        5: "Something you look forward to has a starting time. The task has none and just expands. If a piece of it had another person's name on it, you'd be in your seat for the opening number.",
        6: "You've set up your days in a new order, with the task in its usual place, which is everywhere. Written down in steps, it comes to fourteen. Somebody else could take three to five, and they wouldn't even have to be clever.",
        7: 'A person who comes into your life, or back into it, may like to be of use, and you tell them to sit down and relax. A piece of the task would let them know you better than another dinner would.',
        8: "If you share something for good, the passwords have to be shared along with it. It makes your scalp prickle. Even you can see that the task would be safer with two people who know how it's done.",
        9: "You're planning to be away, and the first thing you think of is the task. It could be done from a beach, you suppose. If a piece of it stayed behind with somebody, you might find out what else there is on a beach.",
        10: "If you're given something bigger to do, you can't take the whole task along without having two jobs. Handing over a piece of it is what people with bigger things to do are known for.",
        11: 'When a group needs somebody in charge, people tend to look at you. You look like a person who can do a task alone. It might be the place to do half of one, beside somebody who does it their way.',
        12: "You'd like to disappear for a while, and what stops you is the task. A person who could answer in your place would be worth a short course of training, even if you'd hear later what they told people.",
      },
      full: {
        1: "People look at you, and they may say that they don't know how you do it. It's meant as a compliment. It's also a fact about the task that you could change by showing one of them.",
        2: "If the numbers have to be right by a certain day, you're the one people count on for it. It's a position of power, with no weekend in it. A single piece of the task, just the sorting, would keep another person quite happily busy.",
        3: "When questions come in from all sides, you answer them faster than you can get annoyed. Your answers make up a manual. Put in the right order, they'd do for handing over that piece of the task.",
        4: "With a lot of people in your home, somebody may offer you a hand with anything at all. You tend to hand them the dishes and keep the task. A piece of that would help you more, and they'd know that they were trusted.",
        5: 'At a show or a party or a recital, half your mind is on the task. With a piece of it in other hands, you could be there for the whole evening.',
        6: "Work and chores are at their peak, and something has to give. You look at everything but the task. It's what you guard the hardest, and it may be the very thing that somebody's been hoping to get a piece of.",
        7: "Somebody may say, kindly enough, that there's no getting past you. They mean the task. You can explain once more why it has to be you, or you can move over, and only one of those takes all evening.",
        8: "If another person has to see the real numbers, or the real state of things, you'd like to tidy up first. They'd understand the task sooner from the mess. They'd probably be a little relieved as well.",
        9: "Far away, or in a lecture hall with the phone turned off, you can't do the task. For that long it's in other hands or in nobody's. After a while you realize that you're listening to the speaker.",
        10: "When people praise your work, what they praise is your judgment. They seldom mention how much of it you do yourself. With a piece of the task in somebody else's hands, the praise would read just the same.",
        11: "If a whole group depends on the one thing that only you can do, it's a nice feeling until you'd like to dance. You could look around. Several of them could probably handle a piece of the task and would enjoy being asked.",
        12: 'You lie down at last and go through the task in your head. A good half of the steps are there in case somebody makes a mistake. The rest could be shown to another person in an afternoon.',
      },
    },
    turns: {
      begins:
        "It's the day to hand over a piece, and a real one, with the password or the phone number that goes with it. It should be something that could go wrong without hurting anyone. You say when you'd like to hear about it, and until then the task is that much smaller.",
      shows:
        "You see why you've held on to the task. It may have gone wrong once in somebody else's hands, or it was left to you and you learned to call that a preference. The reason was good in its time. The person who's offering now had nothing to do with it.",
      halts:
        "The task itself slows down, or the handing over does, because somebody isn't free or something has to be fixed first. For some months most of it will stay with you. If you write down how it's done, you may see on paper that about half of it is nerves.",
      resumes:
        'The task comes back to life, with the calls and lists that go with it, and everyone looks at you. You could pick it all up again. You could also give a piece of it away on the first day, and by the third nobody would know that it used to be yours.',
      eases:
        "Somebody does a part of the task well, without being asked, and in one respect better than you. There's a small pang to get over. After that the part could be theirs for good, as it would be with anybody else who'd shown they could do it.",
      presses:
        "You can't handle it alone this time, and the deadline doesn't care how you feel about it. Somebody will have to be let in, with the real numbers and the unsorted pile. It's a rotten moment for learning to share a task, and it's when most people learn it.",
    },
    closes: {
      begins:
        "One piece of the task may be in other hands by the end of {month}, if you can keep yours in your pockets. It doesn't have to go perfectly. You held on for fear of what might happen, and most of what happens can be fixed.",
      shows:
        "What you wouldn't let anybody handle looks smaller after {month} than the reason why. The reason is old, and the task is only a task. Some of it could go to a person who's done nothing to deserve your doubts.",
      halts:
        "{month} leaves you with most of the task and with a page on how it's done, which anyone could follow. Without that page nobody could have taken over a piece. The person for it can be found when things move again.",
      resumes:
        'If the task is running again by the end of {month} with a second pair of hands in it, nothing has been taken from you. You still know where everything is. Being one of two people who know lets you sleep a bit longer.',
      eases:
        "If {month} shows you that somebody can handle a part of the task, you didn't have to trust them for it beforehand. The next piece could be handed over with a day's notice, and with more trust to go on.",
      presses:
        "{month} may not leave you a choice about letting somebody in. If it goes tolerably well, you could do it the next time because you'd like to, and with a tidier pile. The task may turn out to be less private than you'd thought.",
    },
  },
  {
    asks: '{month} is about a debt that nobody mentions, in money or in favors, and about settling it.',
    among:
      'It may be a loan between friends, a month of rent that one of you covered, or a move that somebody helped with.',
    cast: {
      sun: "the wish to meet somebody's eye with no debt in between",
      moon: 'the unease that the debt can bring into a pleasant evening',
      mercury: 'the one sentence it takes to mention the debt',
      venus: "the friendship that's worth a good deal more than the debt",
      mars: 'the nerve to be the one who brings up the debt',
      jupiter: 'the fine dinner that somebody buys in place of settling the debt',
      saturn: 'the account of the debt that you could give to the penny',
      uranus: 'the idea of settling the whole debt in one reckless minute',
      neptune: 'the hope that the debt will quietly dissolve by itself',
      pluto: 'the hold that one unpaid favor can have on two people',
      asc: 'the hello that the debt makes a shade too polite',
      mc: 'your name for being straight about money and favors',
    },
    before: {
      sun: {
        eases:
          "If you run into the person, it's easy, and for a moment you could almost say it. The debt has made you both a little too polite. You still like each other under all that, which is going to help.",
        presses:
          'The conversation comes close to the debt, and everybody finds something to read on the menu. It was a modest debt to begin with. By now the silence bothers people more than the amount does.',
      },
      mercury: {
        eases:
          "You work out what the debt comes to, in dollars or in weekends. It's less than it weighs. An exact amount is something you could bring up in one breath, and a bad conscience isn't.",
        presses:
          "You draft a light little message about the debt, with a joke in it. The joke makes it worse. By the sixth version it's so casual that no one could tell there was anything to settle.",
      },
      venus: {
        eases:
          "One of you does the other a kindness that has nothing to do with the debt. You don't add it to the account, and you don't subtract it. For an afternoon you're simply two friends, and the debt is a sum that could be dealt with some other day.",
        presses:
          "There's a better bottle than usual, from you or for you, and you could both say what it's for. It's meant as a payment, and nobody says so. The debt is as large after dinner as it was before.",
      },
      mars: {
        eases:
          "You put aside what you'd pay, or you make up your mind what you'd be content to get back. Your half of the debt is done with that, and it took no courage at all. What's left is one sentence to one person.",
        presses:
          "You get sharp over something small, such as a borrowed ladder, and the other person looks baffled. It's about the debt, and they can't know that as long as neither of you says so.",
      },
      moons: {
        new: "What starts there may bring you into the same room as the person you've got the debt with. For everybody else it would be an ordinary evening. One sentence sent ahead, with an amount or an afternoon in it, could make it one for you.",
        full: "Things get asked for and refused there in so many words, and people survive it. By comparison the silence around your debt looks like an odd sort of politeness. The tone might be worth borrowing, since it's friendly and has numbers in it.",
      },
    },
    after: {
      sun: {
        eases:
          "When you talk to the person about the weather, you actually mean the weather. With the debt no longer under every sentence, there's room for other subjects, and the two of you end up laughing about one of them.",
        presses:
          "One of you would like some credit for having brought up the debt, and the other would rather it had never been said. It's an awkward stretch. The debt can be paid in money or in favors all the same, and it'll be less awkward the next time you meet.",
      },
      mercury: {
        eases:
          "Something is paid, or a date for it is named, and the note that goes with it is two lines long. It's surprising how little there is to say, after all the trouble of not mentioning the debt.",
        presses:
          'Your two versions of the debt are apart by a sum, or by a weekend. Each of you has rounded in a friendly direction, your own. The difference is about what a good lunch costs, and that can be split.',
      },
      venus: {
        eases:
          "You may be let off the rest, or you may let somebody off. It's only a present because everyone knows what it was for. Once the debt has been forgiven out loud, the two of you could even drink to it.",
        presses:
          "Somebody may offer to settle the debt with the wrong thing, a dinner where money was meant or money where it was a favor. It's well meant. If nobody says what would do, there'll be two debts.",
      },
      mars: {
        eases:
          "If a part of the debt can be settled on the spot, it's done with cash, or with a truck and a free morning. Nobody talks much. Afterward you could grab a burger like two people who are even.",
        presses:
          "The paying or the being paid is too slow for you. You're close to ending it with a grand gesture or an ultimatum. A fixed amount at a fixed time is a dull way to settle a debt, and it lets you both keep your temper.",
      },
      moons: {
        new: "People are free with offers at the start of anything, and some of those are loans that nobody calls by the name. A light question on the first day would clear it up. You know from the debt that asking doesn't get any easier.",
        full: "When the matter there is over, you may owe several people your thanks, or they may owe you theirs. Thanks are easily paid. If the debt has been mentioned by then, it's only one more thing to be settled, with a figure beside it.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the debt gets lighter, in installments, or because the two of you have begun to joke about it in the right way. Somebody tells an old story without driving around that one corner. You hadn't realized how long a detour it was.",
        "A debt that's paid down in small pieces leaves time to talk about other things in between. A twenty goes across the table, or a free morning goes into somebody's fence. What's left of it matters less from week to week, as long as you both know the amount.",
      ],
      presses: [
        "A debt can take up more room than it's worth, and over these weeks it does. You see less of each other, and you both have excellent reasons. If it's the money, it can be paid slowly, and if it's the silence, that could be over in a minute.",
        "A high bill, or a friend's talk about theirs, reminds you of the debt from whichever side you're on. It's hard to be natural about the price of anything with the person it concerns. The amount may trouble only one of you, and the tiptoeing is work for both.",
      ],
    },
    houses: {
      new: {
        1: "You'd like to make a clean start, and a haircut is the usual way to begin. The sentence about the debt is quicker. It would also do more for your looks.",
        2: "If some money comes in, or a budget gets made, there's a line for everything but the debt. Ten dollars under that heading would turn it into an expense like any other, whether it's coming in or going out.",
        3: "You're in touch with everyone, and your thumb skips one name. It's the person you've got the debt with. A line to them about the weather would be a start, and a line about the amount wouldn't be any longer.",
        4: 'When things get moved around at home, one of them may be the table that a friend carried up three flights. The debt is easier to bring up with a hand on such a thing. You could say that you were thinking of them on the stairs.',
        5: "Before you spend money on some fun, the debt crosses your mind. Nobody has to stop having fun because something is owed to them or by them. It's only that you'd enjoy it more if somebody had mentioned it.",
        6: 'In a new routine, small things get done on the day they come up. All that the debt needs is a day. It comes down to an amount or a free morning, and it could go between the groceries and the gym.',
        7: "If things are opening up between you and another person, it may be the very one you've got the debt with. You're so glad that you'd hate to spoil it with a figure. Said early, a figure does less harm than a long silence.",
        8: "With a new loan or a new confidence, everything gets said clearly, and it makes the debt look rather odd. While you're naming amounts anyway, one more of them could go out in the same tone.",
        9: "If you're planning a trip or a course, you know to the dollar what it costs. It's an easy way to bring up the debt. Anyone can begin with fares and get from there to what's owed.",
        10: "At work, whatever somebody puts in gets an invoice or a thank-you, and you're good at both. The debt would be over by now if it had gone through the office. You could write it up as if it had.",
        11: "If you're drawn into plans with friends, one of them may know the person you've got the debt with, or be that person. When a cost gets split, the old share could go along with the new one, and no one else would notice.",
        12: "On days by yourself, you think about the debt more than it deserves. Written down, the amount and the name take up half a line. It's easier to rest once you've seen how short that is.",
      },
      full: {
        1: "You're on show, and you'd like to look like a person with a clear conscience, which you nearly are. The debt shows as a small hurry in how you greet one person. They may be as eager as you to lose it.",
        2: "You've got the whole of your money in front of you, and the debt is either in it or missing from it. At the bottom there's room for a figure. It won't be the biggest one on the page.",
        3: "If a talk goes on for longer than planned, you run out of other subjects, and the debt is next. It can be said in the voice you've been using for the rest, after the neighbor's dog and before goodbye.",
        4: "Around a family table, old favors get told as funny stories. If one of them comes close to the debt, somebody could say that they still owe for that. It'll be taken as a joke, and then it'll be out.",
        5: "When people celebrate, somebody may buy rounds with unusual zeal and be paying off the debt in margaritas. It's a kind thought. The actual sum would probably come to less and be remembered longer.",
        6: "You're swamped, and a pair of hands would be worth a great deal. If the debt is in favors, it could be settled in a week like this, in one direction or the other. Somebody only has to call it by its name.",
        7: "If you're face to face with the person about something else, you both know what isn't being said. Either of you could mention the debt first. After that you'd have the whole evening for other things.",
        8: "A sum that comes due with a form and a date gets paid, and nobody's feelings are hurt. The debt could use a date, too. Either of you could suggest one, even a generous one.",
        9: "From the far end of a trip, or of a long train of thought, the debt looks tiny. It isn't a trick of distance. The whole of it would go on a postcard, and you'd still have room for the weather.",
        10: "It's very pleasant to be thanked in public, with your name said clearly, if that comes your way. The person you've got the debt with may be waiting for something much smaller, which is to hear it mentioned.",
        11: 'When a whole crowd splits the cost of something, everyone has a phone out, and money goes back and forth with little pictures of pizza. In all that traffic one more transfer with a note would make a start on the debt.',
        12: "The debt comes up when nobody's around, while you're brushing your teeth. The amount bothers you less than acting as if it weren't there. That part could be over as soon as one of you mentions it.",
      },
    },
    turns: {
      begins:
        "You could name the debt, all of it in one sentence, along with a first small payment or a day for one. If you're the one who's owed, the sentence is a question about what would be possible. Even ten dollars would do, because after that you're both talking about it.",
      shows:
        "The debt comes up, in so many words or in a look that nobody can take back. If it's been on your mind, it's probably been on theirs. You're likely to be glad that it's out, even if you're the one who pays, because a debt that's been said aloud can begin to shrink.",
      halts:
        "Settling it has to wait, for lack of money or because the other person is hard to reach. It may be months. One line to say that you haven't forgotten the debt, or that you can wait for it, would keep both of you from wondering about the other.",
      resumes:
        "There's money again, or the person is within reach again, and the debt could be settled after all. You've had time to get the amount right and to lose the tone. It's a matter between two grown people now, and it may take one phone call.",
      eases:
        "There won't be a much better moment. The other person may be in high spirits, or bring it up, or you come into roughly the right amount. Once the sentence is out, you may both be a little silly with relief, and the debt will be the least of what you talk about.",
      presses:
        "Somebody needs the money, or the favor is called in at a bad time. It's awkward, and it has one advantage, since the debt can't be unmentionable anymore. What you can do about it right away, and what will have to wait, is a perfectly decent answer.",
    },
    closes: {
      begins:
        'With one payment made or asked for in {month}, the debt has an end, however far off it is. Debts like this one get settled when somebody goes first, and that can be you.',
      shows:
        "If the debt has been named by the end of {month}, that's most of it. What remains is some money, or a day's work. You can settle that with a person whose eye you're able to meet.",
      halts:
        "It may still be owed when {month} is over. If you've sent your one line, it's no longer a thing that two people know separately. A debt that's been spoken of can wait for better times without costing you a friend.",
      resumes:
        "If the debt is being settled by the end of {month}, late and without fuss, you'll see that any amount would have done for a start. It's a cheerful thing to find out, after waiting so long to do it properly.",
      eases:
        "What may get settled in {month}, along with the debt, is how the two of you feel in a room together. If some of it's still owed, you both know how much. The subject is open, and lunch is easier to arrange.",
      presses:
        "If you're asked in {month}, or have to ask, it'll be awkward and it'll be over. A debt that can be mentioned can be paid, in parts if need be, and the two of you can be friends in the meantime.",
    },
  },
]
