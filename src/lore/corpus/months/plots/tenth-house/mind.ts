import type { MonthPlot } from '#lore/authored.ts'

export const tenthHouseMind: readonly MonthPlot[] = [
  {
    asks: 'Where is your work going? {month} is about having an answer when somebody asks.',
    among: 'It may come up in a review, with a relative at the holidays, or from a recruiter.',
    cast: {
      sun: "the direction you'd choose for your work if nobody asked",
      moon: 'the kind of working day that suits your nerves',
      mercury: 'the answer you give when somebody asks where your work is going',
      venus: 'the part of your work that your voice gets warm about',
      mars: 'the impatience with the question, which is a kind of answer',
      jupiter: 'the best that could come of your work',
      saturn: 'the sensible next stage that everyone expects of you',
      uranus: 'the answer that would surprise them',
      neptune: "the brochure version of where you're headed",
      pluto: 'the kind of work you never want to do again',
      asc: 'what you look cut out for',
      mc: "the road you're on at present",
    },
    before: {
      sun: {
        eases:
          "Somebody asks where you're headed, out of real interest, and you try an answer on them that's half a guess. At one point your voice goes up, and that's the part to build the answer on.",
        presses:
          "You're asked in front of the wrong person and give an answer that could be printed in a brochure. You only have to hear it being believed to know that your work is going somewhere else.",
      },
      mercury: {
        eases:
          "You rewrite the few lines that say what you do, for a profile or for nobody. The old ones describe a person who left some time ago. The new ones break off in the middle, and that's a start on the answer.",
        presses:
          "You give three people three answers in one day, each to suit the person asking. Put side by side, they have a phrase in common. You'd never have noticed it if you'd been consistent.",
      },
      venus: {
        eases:
          "A friend tells you which of your plans sounds like you. They don't know much about the business, but they know what your voice does when you're bored. With that to go by, you can leave two of your answers out.",
        presses:
          "You lean toward the answer that would please the person asking. They go away reassured, and you go away with a future that sounds good over dinner and that you'd have to turn up for every morning.",
      },
      mars: {
        eases:
          'You try one of the possible directions for an hour, by calling somebody in it or doing a bit of the work. It beats the pile of articles, because your answer now has a fact that you found yourself.',
        presses:
          "The question comes once too often, and you say with some heat that you've no idea. Under the heat you know quite well where your work isn't going, and it's a decent beginning for an answer.",
      },
      moons: {
        new: "The answer about your work gets a clue from whatever begins there. Nobody has asked where it's headed, and you're starting all the same. Work that you'd begin as readily as that would be a good direction to name.",
        full: "By way of something else entirely, you may come by a piece of the answer. What's at stake there shows which hours and which people you'd hate to give up. Any direction you name for your work has to leave them where they are.",
      },
    },
    after: {
      sun: {
        eases:
          "You're asked, and the answer comes out whole, with a first step in it. They want to hear about the step, and you find that you can go on about it for quite a while.",
        presses:
          "Someone with a longer title thinks you're going the wrong way and says so. They may know the road better than you do. They don't know where you're trying to get to, so your answer can take their advice and stay what it is.",
      },
      mercury: {
        eases:
          "You're sent a link or a name that fits your answer well. It's one of the comforts of having told people. They can't pass things on to you while they don't know where your work is going.",
        presses:
          "Your answer gets quoted, slightly wrong, and it sounds more definite than you are. Before you correct it, it's worth checking whether the wrong version is the one you'd have given with more sleep.",
      },
      venus: {
        eases:
          "Somebody close to you has started to use your answer when they talk about you, and it sounds better from them. It's nice to be spoken of as though you were already on your way. It also makes the first step hard to skip.",
        presses:
          "You're offered a pleasant detour with people you like, and it's nowhere near your answer. You could go along for the company. They'd want to know that you're headed somewhere else, and saying it will remind you, too.",
      },
      mars: {
        eases:
          "You take the first step that was in the answer, and it's almost insultingly short, a form or a call. After it you don't have to sound so convincing. Your work has gone a little way in that direction.",
        presses:
          "You've got an answer, and now you'd like to have arrived. Somebody who's in your way is only doing their job, and they may feel your impatience. The answer was about where you're going, and a slow week doesn't change it.",
      },
      moons: {
        new: "People may ask about what's new there and then about your work, so the answer gets another outing. If the two are headed the same way, you've hardly anything to explain. If they aren't, your free time is allowed a direction of its own.",
        full: "Your answer has to hold outside of work, too, and at the height of things there it may be heard by people who know you well. An interview would be easier. If it comes out in the same voice, it's a good answer.",
      },
    },
    slow: {
      eases: [
        "Over these weeks a direction gets plain without a vote. The things you turn down are all on one side, and the things you say yes to are on the other. By the time somebody asks, the answer is little more than a description of what you're doing.",
        "Other people's answers start to interest you. Most of them, it seems, were found by chance and tidied up later for the telling. Yours is allowed to have a gap in it, too, and the work can go on while you fill it in.",
      ],
      presses: [
        "You're pressed for an answer as the weeks go by, and not yet begins to sound like no. A rough one with a maybe in it does more for you than a finished one that comes when they've stopped asking.",
        "You do a good deal of work in a direction that you never chose, because it's what comes in. It pays, or it pleases somebody. An hour put aside for the work that you'd rather be asked for would be a first line of the answer, in your own hand.",
      ],
    },
    houses: {
      new: {
        1: "You're making a start on yourself, in looks or in habits, and you can see whom you're getting ready to be. That person works somewhere. If you can picture what they do all day, you've got part of an answer about where your work is going.",
        2: "A new budget asks what you'll earn next year, and you enter this year's figure. It's the cautious thing to do. It's also an answer about where your work is going, and you may not have meant to give it.",
        3: "Among new people, on a course or on the block, you'll be asked what you do and why you've come. You can tell strangers where your work is going without anyone holding you to it. It's a good place for a first draft.",
        4: "You're fixing up something at home, and there's the question of whether you need a desk there. It depends on where your work is going. If you'd rather have the room for something else, that's part of the answer.",
        5: "Something you do for love has just begun, and you may already have said how you'd run it as a business. You don't have to mean it. Your answer about work could still use some of the enthusiasm.",
        6: "A new schedule lets you see which hours of your work go fast. Put a mark on the calendar at each of them for two weeks. The answer about where it's going should have those hours in it.",
        7: "You're getting to know somebody, and on the second or third meeting they ask what you'd like to be doing in a few years. They ask because they're curious. That makes for a better answer than the one you give to relatives.",
        8: "Before two people share a lease or a loan, they ask each other how steady things are. Your work comes up. It's a fair reason to have an answer about where it's headed, with rough figures.",
        9: "You're looking at courses or flights, and you may notice that the page you go back to isn't about your field. It could be only a daydream with good photographs. If you're still reading it a week later, it belongs in your answer about work.",
        10: "Something opens up at work, and you're asked whether you see yourself there. You look in that direction. If you can make out what you'd have on your desk, that's most of an answer to where your work is going.",
        11: "New friends may talk about the future over pizza, without embarrassment. When it's your turn, you can say where you'd like your work to go. They haven't known you long enough to be surprised.",
        12: "For some days you don't see anyone who'd ask, and the question about your work comes to you in the bath. You don't have to sound sure in there. You might say where you'd hope it's going, and add more hot water.",
      },
      full: {
        1: "You're being looked at, and someone may say you don't look like an accountant, or a nurse, or whatever it is you are. You're oddly pleased. Your answer could begin with what you'd rather look like.",
        2: "A large purchase or a good month makes it clear how long your money would last without work. It may be longer than you'd feared or shorter than you'd hoped. Either way, it tells you how soon you'll want an answer about where work is going.",
        3: "By the third time in a day that anyone asks how work's going, you've shortened it to a sigh. A brother or a neighbor may ask what the sigh means. It's your answer, and they'd like it with words.",
        4: "The family's gathered, and an uncle may want to know where your work is going. Everyone will stop chewing. You may find that the answer you'd prepared is for him, and that the cousin at the end of the table could be told the other one.",
        5: "The thing you made is up on a wall or a stage, and somebody may ask if that's what you do. It's easy to say no and change the subject. What you wish you'd answered, on the way home, might be the truth about your work.",
        6: "Everything gets done, late and in the wrong order, and you think you can't go on like this. You probably can. An answer about your work is better made after a night's sleep, when you can tell the job from the week.",
        7: "Somebody who lives with you, or nearly, may say where they think your work is going. They've heard you on the phone. It's not the answer you'd have given, and you notice that you don't correct it.",
        8: "While you're settling an account with somebody, they may ask what you'd do if money weren't in it. You can say that you'd have to think. If you knew at once, though, that's a start for your answer about work.",
        9: "A journey or a degree comes to its end, and strangers ask what's next. They'll never check. You can give an answer about your work that you wouldn't dare give at home, and see how it feels on the train back.",
        10: "Your work is in full view, and somebody may want to know if you'll stay. If there's a pause before your answer, both of you will notice it. It's worth thinking about afterward, whatever you said.",
        11: "At a reunion or a big dinner everyone reports on their work, clockwise. You've got four people's time to get your answer ready. By the third you may have stopped preparing and started to wonder what you really would do.",
        12: "You're done with talking, and the answers you've given about your work are still in your head. Most of them were for other people. The one you'd give with nobody asking is the one to keep.",
      },
    },
    turns: {
      begins:
        "It's a good day to talk to a person who has the job you think you want. You ask them what they do before lunch. It'll be duller than you'd pictured, and if you like the sound of it even so, you've got an answer, and somebody to call about it.",
      shows:
        "You hear what people think you're good at, in a review or in the hallway. It's probably kinder than what you'd have said. Somewhere in it is the answer that they would give for you, and it's good to know theirs before you settle on yours.",
      halts:
        "A plan for your work goes back to the drawing board for some months, and the answer you used to give goes with it. Asked in the meantime, you'll have to say that you're thinking. It's a perfectly good answer as long as you do think, and it keeps people from recommending things.",
      resumes:
        'A direction that had stalled is open again, and somebody remembers that you wanted it. This would be the moment to see whether you still do. In the months when no one was asking, your answer has lost some polish, and what it says is more your own.',
      eases:
        'An idea of yours is taken up by people who can carry it out, and all at once your work has a direction with other people in it. It can be your answer for the present, as long as your name stays on the idea.',
      presses:
        "You have to change direction at short notice, or somebody questions the one you've got. It's no fun to answer on your feet. The answer you give without preparation will hold on to the goal and drop the decoration, so it's worth jotting down afterward.",
    },
    closes: {
      begins:
        "If you've talked to one person who's already there by the end of {month}, your answer has a fact in it. A direction and a first step are all that anyone needs to hear. The rest you're allowed to find out as you go.",
      shows:
        "By the end of {month} you may have heard where other people think your work is going, and you can compare. Your answer doesn't have to agree with theirs. It gets clearer at just the points where you'd like to contradict.",
      halts:
        "You can be without an answer for most of {month} and be thinking the whole time. It may end with one line that you'd be willing to say to a relative. Your work will be going there, at the pace it's ready for.",
      resumes:
        "The old answer gets taken out in {month} and looked at. If it still fits, you'll give it more quietly than before. If it doesn't, you're allowed a new one, and people will get used to it in about a minute.",
      eases:
        "Your work may get somewhere in {month} partly because others are pulling. You can go along and enjoy it. The answer is in what you'd keep doing if they stopped, and you can give it with their help or without.",
      presses:
        "By the end of {month} you may have an answer that you never rehearsed. It'll do. You're surer of where you want to go than of the way there, and the way can be changed as often as it has to be.",
    },
  },
  {
    asks: '{month} is about a decision at work, and about the file on it that only gets thicker.',
    among: 'It may be about an offer, a change of department, or when to stop.',
    cast: {
      sun: 'the one who has to decide in the end',
      moon: "the night you'd sleep if it were decided",
      mercury: "the file on the decision, with everything you've collected",
      venus: 'the option that made you sit up',
      mars: 'the irritation that would decide it in a minute',
      jupiter: 'the one option that keeps growing while you read',
      saturn: 'the wish to make no mistake, which keeps the file open',
      uranus: "the decision you'd make on the spur of the moment, and might stand by",
      neptune: "the missing fact on which you're putting your hopes",
      pluto: "the reason that you've kept out of the file",
      asc: 'the undecided look that people have begun to notice',
      mc: 'the career that the decision is about',
    },
    before: {
      sun: {
        eases:
          "Somebody with experience asks what you're leaning toward, and you tell them before you've opened the file. You lean so clearly that you may not need to.",
        presses:
          "You're asked for the decision by someone with a title, and you reach for the file. As files go it's excellent, and it makes you look like a person who's still collecting.",
      },
      mercury: {
        eases:
          'One call gets you the missing figure, and on that point the file is complete. You feel a small disappointment. While the figure was missing, the decision had a good excuse.',
        presses:
          "You ask a fifth person, and now there are two opinions that you hadn't considered. They go into the file, and it's getting hard to find the page where you wrote down what you'd like.",
      },
      venus: {
        eases:
          "A person you trust watches you across the table while you go through the options, and says which one made you sit up. They didn't need any research for it, and it's the only entry in the file that's about you.",
        presses:
          "You're drawn to the option that would upset the fewest people. The file has a page on each of them, and they'd all be fine. The page on what your own mornings would be like is blank.",
      },
      mars: {
        eases:
          "You live for a day as if you'd decided, one way, and tell nobody. By evening you've either made plans or missed something. There was no document in the file that could have told you that.",
        presses:
          "You're about to decide out of irritation, with the file shut and the email half written. It would feel wonderful until about breakfast. If it's the right decision, it can wait two days and be just as right.",
      },
      moons: {
        new: "Things begin there without a file. One reason and a free evening are enough for it, and no one asks around beforehand. You might look at the decision again from that side, and see which reason you'd have started with.",
        full: 'The file has nothing in it on what comes to a head there, since nobody sends you figures about that. It may have more to say on the decision than the figures do. You could give it a page of its own, near the front.',
      },
    },
    after: {
      sun: {
        eases:
          "You say what you've decided, or by when you will, to the person who needs to know. They make a note of it, and it's quite a new feeling to have the thing in somebody else's file.",
        presses:
          "Someone above you would have gone the other way, and they let you know. They've read a few pages of what you know by heart. You can hear them out to the end without opening the file again.",
      },
      mercury: {
        eases:
          "A message confirms one of the things you'd assumed, and you don't feel any need to look up the others. The file stays shut. You've got the evening for something that isn't about the decision.",
        presses:
          'A new fact turns up, a bit late, and it would have made a nice page. It may shake you for an hour, but a decision that came out of so thick a file has room in it for one more fact.',
      },
      venus: {
        eases:
          "You celebrate a little, with somebody who's glad to hear no more about the file. They've been a good sport. Over dessert it turns out that they had an opinion on the decision all along.",
        presses:
          "You begin to miss the option that you're letting go. It looks its best as a page in a file. It would have had bad days like any other, and you're allowed to be sorry for an evening.",
      },
      mars: {
        eases:
          "You do the first thing that follows from the decision, and half the file turns out to be about questions that don't come up. Once that half is in the recycling, there's a desk under it.",
        presses:
          'With the decision on its way, each delay feels like an insult. The person handling it has a file of their own, with a dozen names in it. One friendly question moves yours up, and the second one moves it down.',
      },
      moons: {
        new: "It may take you an afternoon to make up your mind about the new thing, and it isn't small. The decision at work is older and has a thicker file. That doesn't make it harder, and it may be just as ready.",
        full: "Life gets loud there, and the decision has to do without you for some days. You don't open the file. Whatever you still remember about it at the end, without looking, is probably the part that counts.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the decision settles by itself, and you add nothing to the file. You start to talk about the work as if it were clear. The people at the table aren't surprised, and after a moment neither are you.",
        'The file gets tidier and no thicker. You find two reports that say the same thing, and a list from a time when you wanted something else. What remains can be read in ten minutes, and the decision begins to look like something a person could make before lunch.',
      ],
      presses: [
        "Little by little, not deciding turns into a decision of its own, and people start to act on it. The file is no help with that, and an imperfect choice that's yours would be easier to live with than the one that's being made for you.",
        "The decision leaks into everything. You can't accept an invitation without wondering where you'll be by then, and the file was meant to keep the matter in one place. A date on which it closes would give you back the ordinary choices that are waiting behind it.",
      ],
    },
    houses: {
      new: {
        1: 'A change in yourself, such as new hours or a haircut, rarely comes with a file. You get fed up one morning and you do it. A little of that would help the decision at work.',
        2: "New money or a new budget gives the file one more page. It can tell you what each option would cost. It can't tell you what you'd be willing to pay, and you may have known that for a while.",
        3: "You're talking with new people, and each of them knows someone who once decided a thing like yours. Their stories go into the file. You could ask how long it took, and whether the last month of thinking changed anything.",
        4: "Something is starting at home, and you choose a paint or a roommate by how you'd feel about them at breakfast. It's not a bad method. The decision at work could be tried that way, with the file closed.",
        5: "You can take up something fun without any research, just because you like the look of it. The decision at work has had plenty of research. What may be missing from the file is which option you'd enjoy.",
        6: "You're changing your routine a bit at a time, and you find out by doing it which bits hold. The decision at work has never been tried, only studied. There may be a week of it that you could test, with the file left shut.",
        7: "A new partner, or an old one in a new mood, may ask what you're deciding and listen to all of it. Then comes one simple question. If it isn't in the file, it's probably the one about what you want.",
        8: "You may be signing something with another person, and a good deal of money is involved. You can't know everything about them, so part of it is trust. The decision at work needs some of that, too, however thick the file gets.",
        9: "Applying for a course or a visa means writing down what you intend to do afterward. You write something, though you can't be sure. The decision at work could be made in the same way, with the file as it is.",
        10: "Work is opening something up, and it makes one of your options look better and another one older. That's a change in the facts, and it belongs in the file. Which option you felt sorry for belongs there as well.",
        11: "New friends make plans by saying who's free and then going. An evening with them is full of quick decisions, about dessert and the way home. You don't need a file for those, and you may need less of one for work than you think.",
        12: "A few days away from everybody's opinion would be good for the decision. The file can stay at home. What you'd decide without it, on a walk, is worth writing down before you open it again.",
      },
      full: {
        1: "People can see that you've got something on your mind. Anyone who keeps a file open for so long may have decided already and be waiting for permission. You'd know it by how you feel when somebody guesses right.",
        2: "If money was one of the questions in the file, you can answer it now. You can afford it, or you can't just yet. What's left of the decision is about what you want.",
        3: "You may have asked so many people that two of them compare notes. If they agree on what you should decide, you'll notice how you argue. That could tell you more than the file does.",
        4: "Your family may want to know what you've decided. If you bring out the file, they'll watch your face while you explain it. Somebody is likely to notice which option makes you talk faster.",
        5: "At a party it's easy to tell someone you hardly know what you're going to decide. You hear yourself say it over the music. If you'd say the same thing to a second person, the file may not have much to add.",
        6: "With the week this full, you decide forty things a day, from the bus to the order of the emails. Most are all right. The one in the file has been given more time than all of those together, and it isn't forty times as hard.",
        7: "The person closest to you may be tired of the file, which has been on the bed. They'd live with either decision. They'd like to be told which one it is, and to have their half of the blanket.",
        8: "A settlement is reached, over money or an old sore point, and neither of you got all of it. You sleep well anyhow. The decision in the file would probably leave something on the table, too, and you'd sleep.",
        9: "You've written the last page of something, or landed, and it's done though it could have been better. You hand it over. The file at work is in better shape than that was, and it's still not handed in.",
        10: "People at work may be waiting on you by now, in the open, and a few could have bets on it. You know what the file says. You may learn from the faces which decision they've been expecting of you all along.",
        11: 'Your friends have met the file so often that it has a nickname. At the next big evening they may put it to a vote, by a show of forks. You notice before the count which result would spoil your dessert.',
        12: 'At some quiet hour you go through the file from the beginning and see your handwriting change. The early pages were written by someone curious. The last one is about parking.',
      },
    },
    turns: {
      begins:
        "You can put a date on the cover of the file, past which nothing goes in. You tell one person about it, somebody who's sure to ask. Setting a day may look like a way of putting off the decision. It's the part that takes the courage, and the rest is reading.",
      shows:
        "The facts are in, and they may even agree with one another. You can see what it pays, how it works, and what people say. If you still don't want to decide, the file has done all it can, and the missing piece is one that you've been keeping to yourself.",
      halts:
        "A decision at work is taken out of your hands for some months, or sent back. You may feel like throwing the file at somebody. It's better kept, because they could come around to your first version, and there's time now for the page that was missing, on what you'd enjoy.",
      resumes:
        "The matter is open again, and this time they'd like an answer soon. The file is older than you remember, and some of it has expired. What you still believe without looking it up is enough for a decision.",
      eases:
        "Somebody makes the decision simpler than you'd thought a decision could be, with a trial period or an offer in writing. You go to the file to look for the catch. It has a page on nearly everything, and none on what to do when it's easy.",
      presses:
        "You're given a date for the decision, and it's close. It puts an end to the research and does you a favor. Half the file would have been enough, and you may be the last to notice which way it's been leaning.",
    },
    closes: {
      begins:
        "If there's a date on the file by the end of {month}, the decision has stopped growing. You probably have all the information you need. What's left is an ordinary day on which you say it out loud.",
      shows:
        "By the end of {month} the file may hold all there is to know, and it won't be everything. That's the point at which other people decide, too, and most of them are all right with it.",
      halts:
        "A decision that's been postponed can still be prepared, and {month} is good for that. You may end up with one page, about what you'd enjoy, and that page could be enough.",
      resumes:
        'By the end of {month} you may have decided on less than half the file. It could feel reckless for a day. What matters of the other half you know by heart.',
      eases:
        "If {month} makes the decision simple, you're allowed to take it. You've got enough information, and some to spare. The file can be kept for anyone who wants to know how thorough you were.",
      presses:
        "If the decision has a deadline in {month}, it gets made with what's in the file by then, and that's enough. By the time the first week of the new arrangement is over, you won't remember what the last ten pages were about.",
    },
  },
]
