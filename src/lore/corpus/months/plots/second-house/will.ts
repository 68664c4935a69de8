import type { MonthPlot } from '#lore/authored.ts'

export const secondHouseWill: readonly MonthPlot[] = [
  {
    asks: "{month} is about the figure you'd ask for if you asked, and about saying it out loud.",
    among:
      "It may be a rate you set years ago, a salary you've never brought up, or what you'd charge if a neighbor insisted on paying.",
    cast: {
      sun: 'the work that the figure would be for',
      moon: "the flutter in your stomach when you'd have to say the figure",
      mercury: 'the figure itself, said in two seconds',
      venus: 'the niceness that takes ten percent off the figure',
      mars: 'the nerve to say the figure and then be silent',
      jupiter: 'the figure on a good day, with room to spare',
      saturn: "the figure you've been paid for years",
      uranus: 'the urge to double the figure and see what happens',
      neptune: "the hope that they'll come up with a fair figure by themselves",
      pluto: 'the resentment of being paid less than the figure',
      asc: 'the figure that people would guess from looking at you',
      mc: 'what your name is worth in your line of work',
    },
    before: {
      sun: {
        eases:
          "Praise may come from somebody who knows the work, and for once you let it stand. There's a figure hidden in a compliment like that. You do the multiplication later, and it comes out higher than you'd have dared to guess.",
        presses:
          "You're tired, and on a tired day it seems to you that what you're paid is what you're worth. The figure drops by a third before lunch. It's the same work it was last week, and it would cost the same to replace.",
      },
      mercury: {
        eases:
          "It takes two searches and one message to a friend in the same kind of work to learn what others get. Now your figure has company. Somewhere a person is being paid it already, and isn't blushing.",
        presses:
          "You write the sentence with the figure in it, and then four more that apologize for it. The reader will skip to the number anyway. All they'd take from the rest is that you'd settle for less.",
      },
      venus: {
        eases:
          "A person who likes your work may ask what it costs, and you come within ten percent of the figure. There's a short silence, in which you'd normally go lower still. You leave the silence alone.",
        presses:
          "You like the people who'd have to pay, so the figure gets knocked down in your head before anyone has raised the subject. By evening they've got a discount they know nothing about. It's generous of you, and it won't earn you a word of thanks.",
      },
      mars: {
        eases:
          "You're in no mood to be modest, and a mood like that is good for about a day. It's enough to ask for fifteen minutes with somebody who could say yes, or to take the old price off the website. The figure can be worked out once the appointment exists.",
        presses:
          "A small bill is enough to start a fight about fairness, and the figure that you're angry about never comes up. Somebody might think you're cheap. It's the larger sum that hurts, and nobody has refused you that, because nobody has heard it.",
      },
      moons: {
        new: "Your hours are wanted there before anyone has mentioned what they cost. It's the easiest time there'll be for your figure, since nobody has gotten used to a lower one. A price that comes in later sounds like a change of mind.",
        full: "The figure isn't even in the room when things come to a head there, and you put in a day at the old price without noticing. Nobody refused it. By how tired you are, you can tell that it ought to have been mentioned.",
      },
    },
    after: {
      sun: {
        eases:
          "Somebody may say your figure back to you in the middle of a conversation, and from them it sounds like an ordinary number. Until you've heard it from somebody else, a price sounds like a dare. This one gets easier to believe.",
        presses:
          "A person with the power to say yes may want to know what makes you worth that much. It's an unpleasant question and a fair one. A list of your virtues won't defend the figure, and two things that would've gone wrong without you will.",
      },
      mercury: {
        eases:
          "The reply is likely to be shorter than the one you'd dreaded, something like fine, or let me check. You read it three times for signs that you've offended someone. To most people a figure is only information.",
        presses:
          "If the answer is a lower number and a friendly sentence, you'll be typing that it's no problem before you've finished reading. It may be no problem by the next day, too. A figure you've thought about this long deserves one night before you take a quarter off it.",
      },
      venus: {
        eases:
          "Somebody may pay the full figure and like you just as well as before. You'd kept the price down partly for the company, and the company stays. It's worth a decent dinner, and this time you don't order the second-cheapest thing.",
        presses:
          "Somebody you like can't afford your figure, and is nice about it. You'd do it for half on the spot. If you do, call it a present and say what it normally costs, or the half will be your price the next time too.",
      },
      mars: {
        eases:
          "You turn down something that would have paid the old price, in two friendly lines. What you get back is an afternoon. Now that there's a figure, you know to the dollar what one of those is worth.",
        presses:
          "Not everyone has agreed to the figure yet, and you're ready to walk out over it. The threat is bigger than the sum. There are people who could agree to your number and could never agree to that tone.",
      },
      moons: {
        new: 'You ask what it pays, or what it costs, before you say yes to what starts there. It comes out quite evenly. Even a figure that nobody has agreed to yet teaches a person to ask in the first five minutes.',
        full: "Your figure ends up next to somebody else's, since the high point there is when people say what a thing was worth. It looks reasonable, or even a little low. You'd never have found that out by going over it alone.",
      },
    },
    slow: {
      eases: [
        "Said often enough, the figure goes from daring to normal over these weeks. The first time your mouth is dry, and by the fourth you're hunting for your glasses while you say it. A person who only wanted you cheap may drift off, and you miss them less than you'd thought.",
        "Word of your figure may get around ahead of you. People who can't pay it don't ask, and the ones who ask have already swallowed. You spend less time on the price and more on the work, which is the part you like.",
      ],
      presses: [
        "The gap between what you do and what you're paid gets harder to laugh about over these weeks. Somebody may ask for more at the old price, and go on asking. Each time is an opening for the figure, and you may need three openings to use one.",
        "Everything around you gets a bit more expensive, and your figure stays where it is. You may feel that it's a bad time to bring it up, for the very reason that makes it necessary. Others send you their new prices all the time, and most of them do it in one line.",
      ],
    },
    houses: {
      new: {
        1: 'A fresh start is in your walk, and people can see it before you open your mouth. The figure sounds higher in a voice like that. You try it in front of the mirror and only blink once.',
        2: "Income is about to be arranged differently, with a new job, a new client, or a new account. It's the simplest place in the world for your figure. You can write it in first and fit the rest of the page around it.",
        3: "In a class or over a fence, somebody new may ask what you'd charge. The figure tends to come out as a cough. With a person who doesn't know you, it's good practice to say it once and then ask about the dog.",
        4: "Somebody at home would like you to do their taxes, their hair, or their garden, since you're so good at it. You'd never send them the figure. You could tell them what it is, though, so they know what they're getting for a lasagna.",
        5: "You're making something for the joy of it, and a friend may ask what one would cost. You're inclined to give it away. There's a figure for the hours in it, and it's fun to work it out, even for a present.",
        6: "The new schedule has your hours in it, one after another, in a tidy column. Next to each there's space for the figure. The two that you give away every week for politeness look different beside it.",
        7: "A partnership or an agreement gets its beginning, and you're both being delightful about the terms. It'd be rude to mention a figure, you feel. The other person may be feeling exactly that, with one in their pocket.",
        8: "Before you share an expense or a piece of work with somebody, there's the matter of who puts in what. Their part comes in dollars and yours in hours. The figure turns your hours into something that can be divided.",
        9: "You're looking farther afield, at a course or a place where people do what you do. They may charge double for it there. It's worth asking one of them before you call your own figure high.",
        10: "Something new at work may begin with a handshake and the promise that pay will be talked about later. By then the figure is harder to bring up. You could ask while they're still so glad to have you.",
        11: 'A group may want you to do for them what you do for a living, out of a budget for the room and the sandwiches. If they hear the figure early, they can find half of it. You can decide how much of the rest to give.',
        12: "You're alone with the figure and nobody's going to laugh. You say it to the dishes. It's steadier by the third plate, and you notice that you'd been holding your breath for the first two.",
      },
      full: {
        1: "People are looking you over, and somebody may ask straight out what you get. You tend to go pink and take something off the figure. You can also say that you'll write to them, and put it in the email.",
        2: "Your earnings are laid out in front of you, and so is what you spent. Between the two there's a narrow strip that you live on. At your figure the strip would be as wide as a vacation.",
        3: "You've been on the phone for days over a price, a quote, or a complaint, and other people name numbers without clearing their throats. Your figure takes about as long to say as your last name.",
        4: "Repairs or rent come due at home, and you're told the amount by somebody who doesn't lower their eyes. You pay it. Afterward you say your own figure out loud in the hall, in the same voice.",
        5: "What you made is out, and people are holding it and turning it over to find the price. You're tempted to write a friendly one. The ones who love it may be reaching for their wallets already.",
        6: "You've worked yourself flat this week, for what you'd get in a slow one. Tired as you are, you can do that division in your head. The figure comes out of it by itself, and nobody could call it greedy.",
        7: "An agreement with somebody has come to the point where it's kept or changed. The sum in it is a friendly one, and you've been afraid that the friendliness depends on it. They may hear your figure and go on to ask about your vacation.",
        8: "Whatever was owed is being paid, and you see how promptly some people do it when they've been told a sum. The ones who were told not to worry about it didn't. You could let go of that phrase along with the old figure.",
        9: "You're finishing a course or presenting what you know, and you're clearly among the ones who know it. It took years and it cost tuition. The figure is a way of mentioning that without a speech.",
        10: "Your work is in front of everybody, and it's being called invaluable. That's a word with no number in it. The figure could come up in the same week, while the word is still in the room.",
        11: 'When friends compare what they charge and what they earn, over wine, it gets quiet just before your turn. If you tell them the figure, one may whistle. Another may ask why so little.',
        12: "The figure keeps you up, in a version where they refuse it and never speak to you again. Toward morning it's only a number that somebody might think about. You get up and make toast, and it's the same number.",
      },
    },
    turns: {
      begins:
        "You could settle on the figure and write it down where you'll see it again. It ought to make you slightly uncomfortable, since the comfortable one is what you've got now. The next person who asks will hear it, and you won't have to think on your feet.",
      shows:
        "You see in plain numbers what you get for your work, and what it's worth to somebody else. The two don't match. It stings for an evening, and then it's the best argument for the figure you've ever had, because it has nothing to do with your feelings.",
      halts:
        "Whatever had to be approved or paid gets stuck on somebody's desk, and the figure is stuck with it for some months. You'd almost have preferred a no. It does leave you time to check whether you asked for the right amount, and the mistake is seldom that it was too much.",
      resumes:
        "The talk about money picks up where it was left, or a payment comes loose. You may be used to the figure by now, and the others have had time to see what you do for it. It can be said again, with anything you've learned in between added on.",
      eases:
        "What you ask for is likely to meet less resistance than you've rehearsed against. You've got nine arguments ready, and the other person says that sounds about right. The one mistake still open to you is to name half the figure because half was so easy.",
      presses:
        "Money is tighter, or somebody wants more of you for the same pay, and you can't smile it away. Either the figure gets said or the word no does. Both make somebody on the other side do some arithmetic, which so far they've been spared.",
    },
    closes: {
      begins:
        "A figure you can say without a preface is what {month} is for. If you've named it once, even to a friend who was only curious, you know what your work is worth and so does one other person.",
      shows:
        "By the time {month} is over you may have your figure, to the dollar. Your work is worth more than you've been asking for it, and you can say so as calmly as you'd read a number off a page.",
      halts:
        "There may be no yes by the end of {month}, and the figure is still the figure. If you can leave it standing through a silence, that's the hard part of saying it. The people who have to answer know what you think your work is worth.",
      resumes:
        "If the figure is on the table again when {month} ends, it's because you didn't take it off. What your work is worth stays the same when nobody talks about it. Saying one number twice is about as convincing as a person gets.",
      eases:
        'Saying what your work is worth may turn out, in {month}, to be one short sentence. If somebody agrees without a fight, the figure has probably been true for some time, and you were the last to hear it.',
      presses:
        "What you do is worth more than you've been asking, and a tight {month} may make you say so. If the figure gets said because of it, others can pay it or go without. You can plan around either.",
    },
  },
  {
    asks: 'Are you paid for the extra you do, in money or in thanks? {month} puts that question to you more than once.',
    among:
      'It may be the overtime, the rides to the airport, or the evening calls that nobody counts as work.',
    cast: {
      sun: 'the pride you take in the extra',
      moon: "the tiredness that doesn't show while you do the extra",
      mercury: 'the sentence in which the extra would be mentioned',
      venus: 'the thanks, which has been the pay so far',
      mars: 'the sighing and banging with which the extra gets done',
      jupiter: 'the extra in its generous form, done before anyone asked',
      saturn: 'the sense of duty that makes the extra feel required',
      uranus: 'the sudden wish to let it ring and skip the extra',
      neptune: 'the line between a favor and a job, which nobody can see anymore',
      pluto: 'what you really want for all that extra',
      asc: 'the smile that tells people the extra is no trouble',
      mc: "the job description, which doesn't know about the extra",
    },
    before: {
      sun: {
        eases:
          "The extra may get noticed for once, by somebody who was there when you stayed late. It's one sentence of thanks, and you think about it all the way home. That should tell you how little you've been living on.",
        presses:
          "You do the extra right in front of people, and they take it for the way things are. Tiredness doesn't show on you, which is half the trouble. You've worked hard to make it look as if it cost you nothing, and they believe you.",
      },
      mercury: {
        eases:
          "You note down the extra for one ordinary day, calls included, and it comes to more than an hour. On paper it has a beginning and an end. Up to now it's been a mood.",
        presses:
          "Somebody thanks you for the extra, and you hear yourself say it was nothing. It was an evening. The phrase is so quick that it's out before you've checked whether it's true.",
      },
      venus: {
        eases:
          "A person you do a lot of extra for might bring you something, or ask when you last had a night off. It doesn't have to be evened out. You can say thank you and enjoy being on the other end of it for once.",
        presses:
          "You take on a little more because it's nice to be asked. The asking takes a minute and the extra takes your evening. If being needed could be put in the bank, you'd have retired by now.",
      },
      mars: {
        eases:
          'You stop when the part you owe is done, and go home or hang up. Nothing collapses. Some of the extra turns out to be a habit of yours that other people were too polite to refuse.',
        presses:
          "The extra gets done with a good deal of sighing and banging. Everybody can hear that something is wrong, and nobody can tell what you'd like for it. An ordinary request would be easier to hear.",
      },
      moons: {
        new: "A new thing always has a part that nobody mentions, and it tends to become your extra. In what starts there it may be the notes, or the cleaning up. You could ask who does that part before you've done it twice.",
        full: "Some of the applause there rests on an extra of yours that nobody saw. For a second you'd like to be pointed at. That second tells you, better than any list could, whether you feel paid for it.",
      },
    },
    after: {
      sun: {
        eases:
          "Somebody with a say may put the extra where it belongs, on a bill or at least in a toast. Hearing it named in front of others does you more good than the sum. You'd have done it for less, and nobody has to know.",
        presses:
          "You've been doing a bit less of the extra, and somebody with a claim on you wants to know what's wrong. Nothing is wrong. It can take people a week to work out that it was extra.",
      },
      mercury: {
        eases:
          "You ask for something in return, such as gas money or a swap of weekends, and it takes two lines. The answer could well be a startled yes. They hadn't known that the extra came with a bill.",
        presses:
          "The reply thanks you warmly for the extra and passes over what you'd like for it. It may be a dodge. It may also have been written in a parking lot with one thumb, and a second, shorter message from you would settle which.",
      },
      venus: {
        eases:
          "You do the extra one more time, and this time you offered. Work is lighter when it's a present. The thanks are pleasant, and you notice that you weren't waiting for them.",
        presses:
          "It may hurt somebody that you've begun to count. Nobody likes to learn that a pleasant evening of theirs was on your list of extras. You might say that you count so as to stay fond of them, because it's true.",
      },
      mars: {
        eases:
          "Somebody starts to hand you one more thing, and you ask in a friendly voice what it should replace. There's usually no answer ready. It's harder to hand you the extra when something else has to come off the pile first.",
        presses:
          "You present the whole account at once, with examples. Every one of them is right, and together they make a person want to leave the room. One evening of the extra, and what you'd like for it, would have gotten further.",
      },
      moons: {
        new: "The extra that goes with what starts there hasn't been handed out yet, and for once your hand could stay down. There'll be a silence. Somebody else usually ends it, and has a new respect for the job by the end of the week.",
        full: "Some people say thanks once it's over there, and some say great and are gone. You don't have to keep a list. By evening it's plain where your extra is a present and where it's only convenient.",
      },
    },
    slow: {
      eases: [
        "Over these weeks some of the extra gets shared out, and nobody has had to call a meeting. A call is made before you've thought of it, or a ride gets arranged that doesn't involve you. The first free evening may feel a little useless. The second doesn't.",
        "You're paid back in odd ways, with a jar of pickles or somebody's good seat at a game. None of it was negotiated. The extra weighs less when something comes back for it, and you may get better at accepting pickles.",
      ],
      presses: [
        "There's more extra than there are evenings in these weeks, and a cheerful face doesn't help. Some of it will be dropped, and all you decide is whether it's on purpose. Somebody may complain about what's missing, which is one way of finding out that it was there.",
        "People have gotten so used to the extra that they plan with it. You hear your evenings mentioned in other people's arrangements, like a spare room. One evening when you aren't available would make the thing visible, and a short warning beforehand would make it kind.",
      ],
    },
    houses: {
      new: {
        1: "You've started something for yourself, and it needs the hour in which you do the extra. The phone will probably ring while you're tying your sneakers. You could let it go to voicemail and call back when you've showered.",
        2: "Your pay is being set or your budget redrawn, and the extra isn't in either. Write it in as one line with hours in it, and it looks like a part-time job.",
        3: "New neighbors or classmates may find out that you've got a car, and the first ride is a pleasure. By the third it's an extra. You could let them buy the gas, since that's how they'd learn that it isn't on your way.",
        4: "Home is being organized anew, with a list of who does what. The extra isn't on the list, because nobody calls it a chore. You're the one who knows when the filter gets changed.",
        5: "A new hobby, a new flame, or a child's new team comes with duties for anyone who's good at them. You're likely to be the one with the oranges. It's fun, and it stays fun if you bring them every other time.",
        6: "A new routine gives every task its place, apart from those that nobody knows you do. You answer the stray emails on your feet with a sandwich. Put down as a task, they'd get half an hour, and you'd get lunch.",
        7: "You're getting closer to somebody, and you've been doing extra to make it nice. They thank you for dinner. They can't thank you for the three stores, since you told them that you were going by there anyway.",
        8: "You're about to share bills or a house key with somebody, and you'll split everything down the middle. The phone calls about the bills don't seem to be part of everything. Now would be a good time to say that they take an hour a month.",
        9: "You're planning a trip or a course with others, and you're the one who compares all the prices. It can take two evenings. They'll say how smoothly it went, and you might mention the evenings when the costs get divided.",
        10: "A new role at work comes with a description, and you can tell by reading it where the extra will be. It's near the bottom, under other tasks as needed. You could ask about that line before you shake on it.",
        11: "A group is starting, and it needs someone for the list, the keys, and the reminders. Everyone looks at the table. You're good at it and might say yes for a season, with somebody else on the keys.",
        12: "You're getting some days to yourself, and the extra stops because you aren't there to do it. If nobody calls, you may be a little hurt. They've probably put off the whole thing until you're back.",
      },
      full: {
        1: "You look tired, and for once it shows. People may ask what you've been up to, and you can tell them about the overtime or the rides. Most of them think that the airport takes care of itself.",
        2: "What came in is counted, and you count the hours as well, including those that weren't work because they were evenings. The rate per hour is a comedy. Somebody who signs your checks could be told the punch line.",
        3: "Everyone seems to want something written, fetched, or explained at once, and you've got the answers. You could send half of them today. The people in the other half may find out that the bus schedule is online.",
        4: "When the family or the neighbors are around the table, it's because somebody shopped, cleaned, and found the good tablecloth. They thank the cook. If you did the rest as well, you can mention it while you pass the potatoes.",
        5: "The party's a great success, and you've been in the kitchen with the ice. From there you can hear how much fun it is. Somebody might come looking for you, and you could hand them the bag.",
        6: "The extra has crept into every corner of the week, and then one thing too many is put on your desk. You're too tired to do it for free. It's remarkable how calmly you say that it'll have to be next week, or overtime.",
        7: "You and somebody close are counting who does more, and it isn't pretty. They've probably got a list as well. If there's something on it that you take for granted, like the gutters, they'd like thanks for the gutters.",
        8: "An account with somebody is being closed, and the money comes out even. The evenings you spent on it don't. You may not want to be paid for them, but you'd like the other person to know how many there were.",
        9: "The trip's at its best or the paper's due, and you're the one who has all the tickets and the footnotes. The others are enjoying the view. You give them back their own passports and go look at it.",
        10: "Your work gets noticed, and what they praise is the part in your contract. The late calls that made it possible don't come up. You've got the floor for a minute, and they'd fit in one sentence.",
        11: 'Your friends may thank everybody by name at the end, and yours is in there between the band and the caterer. Nobody mentions the chairs. If one of them comes over and does, it makes up for a good many of them.',
        12: "You lie down at last and can't rest, since you're going through the extra that's due tomorrow. Nobody knows about that hour either. It could go on the list in the morning, as the first thing you'd stop.",
      },
    },
    turns: {
      begins:
        "You could begin a list of the extra, with the minutes next to each item. It isn't for waving at people. After a week of it you'll know what you'd miss doing and what you'd like to be paid for, and the second kind can be brought up one item at a time.",
      shows:
        'It comes out how much of the extra ends up with you, and who had taken it for no trouble at all. They may be embarrassed, or they may argue. From now on two people know about the invisible part, and asking for money or thanks no longer needs an introduction.',
      halts:
        "Part of the extra goes quiet, because a project stops or the person who asks most is busy elsewhere. It may stay like that for some months. In the evenings you get back it's worth finding out how much of it was ever asked for, and how much you volunteered just to be safe.",
      resumes:
        "The requests come back, and you may have had some rest from them. After a break it's easier to tell which extra you'd do for love and which one has a price. If you say so to the first person who asks, it'll sound like policy by the fourth.",
      eases:
        "Thanks may arrive from somebody you'd given up on, or there's money for the extra that you've been doing free. It goes down best without the little speech about how it was nothing. After that there's a precedent, and the next request can mention it.",
      presses:
        "Somebody asks for more and there's no more. You hear yourself list everything you already do, and in one piece like that it's news to you as well. The extra has a limit from here on, and people can be told about a limit without anyone raising their voice.",
    },
    closes: {
      begins:
        "A short list may be all you've got when {month} is over, and it answers the question. You aren't paid for all the extra, and for some of it you'd rather not be. One item has a price, and the person who could pay it can be asked.",
      shows:
        "Only what's been seen gets thanked or paid for, and {month} is for the extra to be seen. If neither comes, you know which hours to take back. You won't have to get angry first.",
      halts:
        '{month} may take the extra off your hands long enough for you to feel what it weighs. Some of it nobody has ordered, and no one is going to pay for that. For the rest you know whom to ask.',
      resumes:
        "If one piece of the extra has a price by the end of {month}, that's an answer, for one piece. Until now you were paid in being relied on, which is worth something and doesn't cover the gas.",
      eases:
        "If you've been thanked in {month} and haven't talked anyone out of it, you know that the extra can be paid. Next time you could name what you'd like for it.",
      presses:
        "Are you paid for it? As long as the extra never runs out, nobody can tell what it's worth, and in {month} it may run out. That makes it easier to ask, since for once you aren't the only one who'd like it settled.",
    },
  },
  {
    asks: "{month} is about a favor that has turned into an arrangement, and about whether you'd offer it again.",
    among:
      'It may be advice to a friend with a business, a big family dinner every week, or the free hour at the end of each job.',
    cast: {
      sun: 'the generous person who made the offer',
      moon: 'the habit the favor has become, for both sides',
      mercury: 'the words in which you offer the favor, or take it back',
      venus: 'what you get out of the favor yourself, in dinners and good talk',
      mars: 'the impatience that comes up halfway through the favor',
      jupiter: 'the big-hearted offer, which could have been half the size',
      saturn: 'the arrangement that nobody ever agreed to',
      uranus: 'the impulse to skip the favor for one week',
      neptune: 'the gratitude you imagine on the other side',
      pluto: "the power there is in being the one they can't do without",
      asc: 'the friendly face that the favor is expected from',
      mc: 'the name you have as the one who always does it',
    },
    before: {
      sun: {
        eases:
          "You're in good form and the favor is a pleasure. You notice that you do it better than some people who charge. On a day like this you'd offer it without being asked, which is worth remembering, since there are other days.",
        presses:
          "Somebody may introduce you as the one who always does it. You're being thanked in advance, and there's no good moment to say that you'd thought of skipping a round. The favor has an audience now.",
      },
      mercury: {
        eases:
          "A message asks for the usual, and you write back to ask how long they'll need you. It's such a natural question that you wonder why you've never asked it. The favor used to be as long as it took.",
        presses:
          "The request is half a line long and has no question mark. You've typed sure before looking at your week. The whole favor has been arranged in the time it takes to cross a room.",
      },
      venus: {
        eases:
          "You do it gladly, and you're paid before you leave, in leftovers or in an hour of good talk. Part of this favor has been a trade all along. You'd just forgotten to count your half.",
        presses:
          "You'd like to be let off this once, and you're too fond of everyone involved to say it. So they get the favor with a slightly shorter smile. If they notice, they'll worry that they've done something wrong.",
      },
      mars: {
        eases:
          "You've got energy to spare and spend it on making the favor smaller. The dish can be an easier one, or somebody can learn to do the first half without you. Nobody minds, and it returns an hour that you'd stopped thinking of as yours.",
        presses:
          "You're halfway through the favor when it strikes you that nobody has offered to carry anything. The remark you make about it is meant to be funny. It isn't, quite, but something gets carried.",
      },
      moons: {
        new: "The favor takes the very hour that the new thing there would need. You catch yourself hoping that one of the two gets canceled, and it's interesting to see which. Nobody's asking you to choose yet, so you've got time to be honest.",
        full: "The favor gets done late or not at all, with so much to see to there. You're too busy to feel bad about it. If anybody minds, you'll hear by the weekend, and if nobody does, you'll think of that before the next round.",
      },
    },
    after: {
      sun: {
        eases:
          'You walk in as somebody who decided to come. The favor is the same as ever, and people thank you for it more, as if they could tell that it might have gone the other way.',
        presses:
          "A person who's used to the favor may remind you of it in the tone of a landlord. You search your memory for the place where you promised. It takes some nerve to point out that you'd only offered.",
      },
      mercury: {
        eases:
          "You say which part of the favor you'd like to go on with, and the answer is quick and easy about it. Perhaps they'd been wondering whether it was too much for you. It looks as though both sides have been sparing each other.",
        presses:
          "You explain why you'd like to change the arrangement, and you give too many reasons. Somebody will start solving them one by one, with a different time, or a ride. All you wanted was your evening.",
      },
      venus: {
        eases:
          "Something comes back for the favor, maybe a tank of gas or an hour of what they're good at. It wasn't hard to ask for in the end. You look forward to the next round, and it's been a while since you could say that.",
        presses:
          "Somebody may miss the old arrangement and say so very sweetly, and you're ready to take it all back. Give it a night. If it's the company you miss as well, that could be had without the favor.",
      },
      mars: {
        eases:
          'You skip one round of it, and say so fast, before the excuses can gather. The hour that used to be the favor is empty, and you spend the first ten minutes of it standing around. After that you find plenty to do with it.',
        presses:
          "You're about to drop the favor in a temper, on a day when somebody's counting on it. You've got every right to stop and couldn't have picked a worse hour. Finishing this round and calling it the last is less work than the apology would be.",
      },
      moons: {
        new: 'Something in what starts there has the look of a favor that could become an arrangement. You offer it for a while, and you say how long a while is. To you it sounds almost rude, and to the others it sounds like a yes.',
        full: "Time gets short there, and you see what you'd drop and in what order. The favor has its place in that line. If it's one of the last to go, it must be one that you'd offer again.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the favor finds its proper size. Somebody may learn to do one part of it alone, and repay you for another in their own coin. What's left is about what you'd have offered at the start, if you'd known it would go on for so long.",
        "Somebody may start doing things for you in the same offhand way, until it's hard to say who's ahead. It takes the weight off the favor. You'd have to think for a moment before you could call it an arrangement.",
      ],
      presses: [
        "Nothing has been added to the favor, and it gets heavier all the same over these weeks. You do it tired, and the people who like you can tell. It's hardly what they'd ask for if they knew, and you're the only one who can let them know.",
        "The arrangement picks up conditions, a fixed time or a second person who comes along. None of them is unreasonable. What began as a favor has rules by now, and since you didn't write the others, it's fair to add one of your own.",
      ],
    },
    houses: {
      new: {
        1: "You've made a start on something for yourself, and the favor comes around on its usual day all the same. They may ask what's new. There's an answer, and you could add that it'll need that day from time to time.",
        2: "A new budget or a new rate makes you look at every item, and the favor turns up among them. It eats ten dollars in gas and an afternoon. You'd offer the gas again without a thought, so it's about the afternoon.",
        3: "A class or a standing call that you'd like to take up is in the favor's slot. A message of two lines would move the favor by a day. They may have been wanting to move it themselves.",
        4: "Things at home are being shared out in a new way, and if the favor is done in your kitchen with your pots, it can be shared out, too. You could ask who'd like to host. Somebody with a bigger table may be too shy to offer.",
        5: "You've fallen for someone or for something you make, and the favor falls on the same evening. They'll probably be nice about it if you're late. How fast you want to leave will tell you whether you'd offer it again.",
        6: "You're fitting your weeks together anew, and the favor goes in first, in pen. The exercise goes around it in pencil. You could try it the other way for one week and see which of them complains.",
        7: "Somebody who's getting to know your life may ask why you do this favor. It's a long story, perhaps with a broken car in it. If the car is running again, they'll want to know why you still do.",
        8: "You're about to go in on something with a person you trust, and the old favor comes up as proof of how generous you are. It's true. You might add what you'd do for free in this and what you'd want shared.",
        9: "A trip or a course is calling, and it'd take you away for more than one round of the favor. They'd have to do without. You're looking forward to finding out if they can, slightly more than to the trip.",
        10: "New work begins, and with it a favor for the new people, like the free hour at the end. You do it to be welcome. You can still decide whether it's a welcome present or the price from now on.",
        11: "You're joining a group, and they've heard that you give good advice about taxes or toddlers. The first question comes with the coffee. It's a pleasure that evening, so you might leave before it's an office.",
        12: "You've got a stretch with nothing on, and the favor's day comes around in the middle of it. You picture staying in the bath. If what you feel is mostly relief, the favor could do with a week off.",
      },
      full: {
        1: "You're the one being celebrated or stared at, and the favor is due the same day. People might wonder why you don't skip it. You may be wondering as well, on the way there in your good clothes.",
        2: "Everything is added up, and the favor has cost more than a weekend away. You aren't sorry about all of it. There's a friend's face in there that was worth the money, and there's the parking.",
        3: "Questions keep coming from all sides, and if your favor is advice, four of them are from the same friend. You answer two well and two in your sleep. You might write that you can do one a week, and they'd probably save up a good one.",
        4: "Everyone that the favor is for seems to be in your kitchen or on your couch, and it's loud and there isn't a clean fork. You look them over. You'd offer this again tomorrow, if somebody else carried the chairs.",
        5: "You're having a splendid time when it comes back to you that it's the favor's evening. You're expected in half an hour. On the way there you know, from how slowly you walk, which part of it has gone stale.",
        6: "Everything's due, and the favor is due, too. You do it in the time that you'd meant for lunch. A person who's chewing while giving advice is perhaps ready to charge for it, or to do it every other week.",
        7: "The favor may come up between you and the person you do it for. They might say that you needn't have, all this time. It's all right to laugh, since you'd been thinking that they'd be lost without it.",
        8: "What the two of you have given each other is being sorted out, the money and the rest. The favor's on your side of it. On theirs there's probably something that you've stopped counting, and you could ask.",
        9: "You're far off or deep in a book, and the favor's day goes by without you. Somebody else can give the advice or cook the dinner for once. They may write that it was different, and that they've kept you a plate.",
        10: "In front of other people you're thanked for what you get paid for, and somebody may bring up the free hour. A boss or a client will believe from then on that it's included. You can say on the spot that it's a present.",
        11: "The whole circle's together, and it turns out that you aren't the only one with a favor. They compare. One of them may have been doing a newsletter for six years and would sell it to you for a dollar.",
        12: "You need a quiet day, and you spend it on the favor with your teeth together. They probably won't notice. By night you've got a short, fair sentence about every other week, and you could use it.",
      },
    },
    turns: {
      begins:
        "Imagine that you were being asked for the favor for the first time, by somebody who told you what it would take. You might say yes on the spot. You might say every other time, or only the half that you enjoy, and that's an offer you could make before the next round.",
      shows:
        "You get a look at the favor from outside, at what it does for others and what it takes from you. They might manage better than you'd thought. It's possible that each of you has been keeping it up for the sake of the other, and one frank sentence would let you both off.",
      halts:
        "For some months the favor is hardly called for, or you're let off most of it without having asked. The first free evening feels like playing hooky. You have time to see whether you miss it, and to work out how you'd do it, if you do it again, on a smaller scale.",
      resumes:
        "Somebody asks for the favor again, or the season for it comes around. After the break there's no habit behind it, and you can hear whether you want to. If you do, naming a number of times would keep it from sliding back into always.",
      eases:
        "Somebody may offer you something for it, or take over a piece of it before you've complained. It would be like you to say that you don't need any help. Perhaps you've been holding on to the whole favor for the sake of the credit, and there's enough of that for two.",
      presses:
        "The favor collides with something you can't move, and this time somebody has to be told. You may get a long face, or a couple of cool days. It's how you learn whether it was you or the arrangement they liked, and the odds are good.",
    },
    closes: {
      begins:
        "If the favor has been offered fresh in {month}, at a size you can afford, you know how much of it you'd give again. The rest is habit. You can let it go and be no less kind.",
      shows:
        "{month} lets you see the favor with its price on it. Half of it you'd give again at once. For the other half you can ask something, now that both sides know what there is to ask for.",
      halts:
        "An empty evening can settle what a talk can't, and {month} may have several of them. If you miss the favor, you'd offer it again. If you only miss being thanked, there are shorter roads to that.",
      resumes:
        "If you go on with the favor after {month}, it's because you said yes to it. From outside it may look just like the old one. The test is the first wet evening when you'd rather stay in. You go, and you don't mind.",
      eases:
        'Would you offer it again? As half of an exchange, yes, and {month} can show you what the other half might be. What wears thin is doing the favor as a duty.',
      presses:
        "If you've said no to the favor once by the time {month} ends, you've very likely been forgiven. Each yes after that is one you meant. There may be fewer of them, and those are the ones you'd offer again.",
    },
  },
]
