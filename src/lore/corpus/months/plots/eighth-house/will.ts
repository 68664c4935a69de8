import type { MonthPlot } from '#lore/authored.ts'

export const eighthHouseWill: readonly MonthPlot[] = [
  {
    asks: '{month} is about the terms of something you share, and about who gets to set them.',
    among:
      'It may be a loan in the family, a car with two drivers, or bills that come to one of you and are owed by both.',
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
