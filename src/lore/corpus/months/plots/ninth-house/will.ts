import type { MonthPlot } from '#lore/authored.ts'

export const ninthHouseWill: readonly MonthPlot[] = [
  {
    asks: "{month} is about a larger plan that you've treated as a daydream, and about treating it as possible.",
    among: "It may be a course, a trip you've put off, or a move to a place you've only visited.",
    cast: {
      sun: "the person you'd be if you took the plan seriously",
      moon: 'the comfort of a plan that stays a daydream',
      mercury: 'the plan in words, which gets better every time you describe it',
      venus: "what you'd enjoy about the plan on an ordinary day of it",
      mars: 'the push it takes to give the plan an hour',
      jupiter: "the size of the plan when you're in a good mood",
      saturn: "the objection to the plan that you can't quite answer",
      uranus: 'the urge to say yes to the plan this afternoon',
      neptune: 'the daydream in which the plan costs nothing',
      pluto: 'how much you want the plan, under all the joking',
      asc: 'the offhand way you have of bringing up the plan',
      mc: 'the job that the plan would have to get past',
    },
    before: {
      sun: {
        eases:
          "Somebody whose opinion counts asks what you're up to, and you hear yourself talk about the plan as if it were decided. It sounds better out loud than it did at night. You may come away with a name to call.",
        presses:
          "You picture telling the person who'd roll their eyes, and by evening you've talked yourself out of the plan on their behalf. They haven't said a word yet. About half of what they'd object to is your own objection.",
      },
      mercury: {
        eases:
          'Ten minutes of looking things up does more than a year of thinking about them. The plan has a date, a fee, and a person who answers email. It gets smaller with numbers in it, and smaller is what makes it possible.',
        presses:
          'You compare four versions of the plan and have five by the end of the evening. One more article is unlikely to settle it. The version you keep explaining to people is probably the one you want.',
      },
      venus: {
        eases:
          "You talk the plan over with somebody who's fond of you, and the first question is what it would be like. The cost comes up later, if at all. For an hour you describe it as something that you're going to do.",
        presses:
          "It's a pleasant evening and the plan would spoil it, so you say nothing. The trouble is that most of your evenings are pleasant. Somebody close may sense that you're holding something back, and guess something worse.",
      },
      mars: {
        eases:
          "You've got the energy for the dull part, such as the form, the phone call, or the passport photo. It takes less time than putting it off has taken. After this the plan is something you've started, and people ask about it differently.",
        presses:
          "You want the plan settled by the weekend, and the person you need for it isn't in a hurry. An impatient message can get you a no that was on its way to being a yes. All you'd lose by waiting three days is the speech you'd prepared.",
      },
      moons: {
        new: "The plan gets a rival for your hours, and you could learn something from it. What's new there gets started half prepared, on a day that somebody simply picked. The plan could begin about the same way.",
        full: "With so much coming to a head there, nobody has an ear for the plan, and neither do you. When it's over you check on it, as you'd check on a houseplant. It's alive. A daydream would have been gone.",
      },
    },
    after: {
      sun: {
        eases:
          "You notice that you've stopped apologizing when you mention the plan. People used to ask whether, and now they ask when. It's one word, and it does a lot for your courage.",
        presses:
          "Somebody with a claim on your time wants to know what the plan means for them. It's a fair question, and a vague answer turns it into a bigger one. You don't need anybody's permission, but you do need that one sentence.",
      },
      mercury: {
        eases:
          "An answer comes, from an office or from a friend of a friend, and it's more use than encouragement. Now you know when the plan's next step is due. Put it in the calendar that you actually look at.",
        presses:
          "There's a detail nobody mentioned, such as a deadline, a deposit, or a document you haven't got. It reads like a verdict on the plan and it's paperwork. On the second reading it's about an afternoon's worth.",
      },
      venus: {
        eases:
          'Somebody wants to come along, or help out, or hear every detail twice. It turns out that a person with a plan is good company, and you enjoy being one.',
        presses:
          "It's getting clearer what the plan costs, and part of it is other people's weekends. You may be about to give up more than anyone has asked for. What they'd mind could be one evening, and you'd have offered them all of it.",
      },
      mars: {
        eases:
          "The plan needs a second step, and you take it in about the time you spent dreading the first. There's some fun in being quick at what you've put off for so long. From here on, nobody has to push you.",
        presses:
          "You've been patient for weeks, and one slow reply uses it all up. Somebody may hear how angry you are about a matter they've got little to do with. The plan survives a bad afternoon, and so does the friendship, if the apology is short.",
      },
      moons: {
        new: "The plan has a neighbor on the calendar. With something else beginning, each of the two needs an evening of its own, and sooner or later they'll collide. If the plan isn't always the one to move, it has become the serious one.",
        full: "A question about the plan gets settled there, one that you'd been asking elsewhere, such as how much you could spare or who'd miss you. It's tucked in among bigger matters, and it's a firmer answer than you'd get from another list.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the plan stops being news. Somebody who's done the same gives you advice, or an obstacle you'd counted on isn't there anymore. What has become easy by now you can build on.",
        "The plan is paying small dividends. You sleep better after an evening spent on it, or you catch yourself knowing a thing that you'd have had to look up. None of it would impress anybody. It's how a plan feels from inside when it's going somewhere.",
      ],
      presses: [
        "Over these weeks the plan asks for proof, in money put aside or in an hour kept free although you were tired. Somebody may doubt that you'll see it through, and some days you'll agree with them. That's a poor reason to stop, and a good one to check the figures.",
        "Something keeps getting in ahead of the plan, and always for a decent reason. A weekend goes to somebody's move, and an evening to the tax papers. You don't have to be free for the plan. It needs one slot that the decent reasons must go around.",
      ],
    },
    houses: {
      new: {
        1: 'With a new haircut or a new resolution you feel like somebody who does things. The plan is a thing that such a person would do. The feeling lasts about a week, and the first form takes an hour.',
        2: "If a budget gets made, or some money comes in, the plan can have its first figure. It'll be smaller than the price, naturally. Even ten dollars a week means that you've begun to pay for it.",
        3: "You're in more conversations than usual, in a class or over the fence, and you could mention the plan as if it were ordinary. Put that way, it needs no explanation. Somebody listening may know a person who's done it.",
        4: "If something is being rearranged at home, a room or the way you live together, the plan will need a place in it, even if it's half a desk and one quiet evening. It's easier to ask for that while the furniture is still moving.",
        5: "You can begin something for the fun of it and never ask whether it's realistic. The plan could be treated that way for an afternoon. It needn't come to more than an hour with a map and a snack.",
        6: 'New habits are on trial, and mornings have a shape again. The plan fits into such a morning better than into a free year. Twenty minutes before work is enough to read about it or to write one email.',
        7: "With somebody new, or with a partner you're starting over with, the plan is easy to mention early on. It can be one of the things they know about you. Later it would need a speech.",
        8: "If you're about to share an account, a lease, or a confidence, the plan belongs on the table before you sign, since it'll want some of the same money. Said now, it comes to a line in the budget.",
        9: 'Your world gets a little wider, through a book or a ticket, and the plan looks less far away from there. Somebody may turn up who lives like that and complains about the bus.',
        10: "If work starts you on something with your name on it, it's likely to eat the hours that you'd give the plan. You'd also see that you can begin a large thing without being ready. The plan could have one evening before the rest are gone.",
        11: "New people are around you, and one or two of them may be doing what you only plan. If you ask, they'll probably tell you which form it was and that the line was long.",
        12: "Keeping to yourself for a while, you find out which parts of the plan you'd want with nobody to tell. It may be a smaller plan than the one you describe at dinner, and a more possible one.",
      },
      full: {
        1: "People see the plan the way you present it. If you mention it without a joke, they'll look at you as somebody who might do it. You could see whether you like that look.",
        2: "Once the figures are in, you can work out to the month when the plan becomes affordable. It may be quite far off. You'd still be saving toward something that you can name.",
        3: "Something you've said about the plan is likely to make the rounds and come back to you as settled fact. If people ask when you're leaving, you could try answering with a month.",
        4: "Home may want a decision from you, about rent, repairs, or a relative. The plan gets in the way of every neat solution, like a bicycle in the hall, and you notice that you don't want it moved.",
        5: "If a celebration or something you've made goes well, you come home with some nerve left over. It could go into the plan. An hour is enough to look up the price or the dates.",
        6: "You've worked yourself tired, and the plan looks like an escape. Give it a night's sleep. If it still looks good over breakfast, you can get out the folder.",
        7: "Somebody close may say what they want, and it has a bearing on the plan. You're apt to count on them, or to plan around them, without a word. Two lists on one kitchen table would be a start.",
        8: "When what you owe or what you're owed gets settled, there's some room in the budget or in your head. It won't stay empty for long. The plan could have it first.",
        9: "At the end of a trip, an exam, or a long argument, you know what you can get through. You can pack, ask the way, and eat what there is. The plan wouldn't ask you for much else.",
        10: "Your work may get some attention, and an offer could come with it. It's easier to judge next to the plan. You can ask yourself which of the two you'd be glad of on an ordinary morning.",
        11: 'Friends may take sides about the plan, some with shining eyes and some with good reasons. The ones with reasons have thought about it longer. They may know what a storage unit costs.',
        12: 'In a quiet hour the plan turns out to have an old wish underneath, and a modest one, such as being good at one thing. An evening class would cover part of that. The rest would take the plan.',
      },
    },
    turns: {
      begins:
        "It's the day to stop describing the plan and put in the first hour. You can send off the application, ask for the dates, or pay a deposit that you could still get back. It won't feel like much. People who've done it will tell you that the first hour never does.",
      shows:
        "The plan is out in the open, and somebody disagrees with it who has thought about it. Most of what they say you can answer. Listen for the one objection that you can't, because it's probably what you've been avoiding, and the plan is better with an answer to it.",
      halts:
        "Nothing is going to hurry the plan along for some months, and that may come as a relief. You can find out which part of it is yours, and which part you picked up from somebody braver. What's left after that is smaller, and you can afford it.",
      resumes:
        "Whatever was stuck begins to move, be it an answer, a fee, or a person who'd gone quiet. You've had time to learn what the plan costs, so there's no need to rush because the way is free. The piece you used to skip is the one to begin with.",
      eases:
        "Somebody who's done it takes the side of the plan, or a date that was impossible turns out to be free. It would be easy to be pleased about it and leave it there. Ask them what they'd do first, and you'll have a week's work instead of a good mood.",
      presses:
        "You're told what the plan would cost, in money or in somebody's patience, and you can't argue with the sum. So it has to be worth that much, or become a smaller plan. Either would be an improvement on a plan that's free and always for later.",
    },
    closes: {
      begins:
        "If one thing has been sent off by the end of {month}, the plan isn't a daydream any longer. It becomes possible when its first part gets done before the last part has been worked out, and that's all this month asked for.",
      shows:
        "If the plan meets its first opponent in {month}, you'll see which parts of it hold. It's possible as far as those parts go, and you can work on the others. A daydream never gets contradicted.",
      halts:
        "You can stop waiting for the plan to happen in {month} and begin to look at it. It's allowed to take longer than you'd like. What you keep through the slow months is the part that's yours.",
      resumes:
        "Once the plan is moving again in {month}, it can go at a pace that you could keep up for a year. It's nearer than it looks from the couch. The first dull step will tell you more about it than another evening of pictures.",
      eases:
        "The plan may have a friend besides you when {month} is over. That's usually the point at which it gets a date. You don't have to know the last part in order to be held to the first.",
      presses:
        "By the end of {month} you know the price, and a plan with a price is possible in a way that a daydream isn't. You may decide to pay it, or to want a little less. Both of those count as an answer.",
    },
  },
  {
    asks: "{month} is about the long trip that you've always meant to take later, and about what would bring it nearer.",
    among:
      'It may be a month by the sea, a train across the country, or half a year with relatives abroad.',
    cast: {
      sun: "the traveler you've always meant to be",
      moon: "the home you'd miss by the second week of a long trip",
      mercury: 'the timetables and prices of the trip, which you know surprisingly well',
      venus: 'the slow mornings you picture on the long trip',
      mars: 'the impatience that would leave on the trip tomorrow',
      jupiter: 'the trip at its full length, with no week cut off',
      saturn: 'the later that you say whenever the trip comes up',
      uranus: 'the idea of taking the trip and simply staying there',
      neptune: 'the trip as you tell it, with the sea always calm',
      pluto: 'what the long trip is meant to get you away from',
      asc: "the stranger you'd be to everyone you met on the trip",
      mc: "the people at work who'd be fine without you for three weeks",
    },
    before: {
      sun: {
        eases:
          "Somebody asks when you're leaving, and means it as a joke. You name a season, mostly to keep the conversation going. For the rest of the day the long trip has a time of year, and you find you know what you'd pack.",
        presses:
          "Being needed is flattering, and it's also the best excuse you have. The people who count on you would be fine for three weeks, and part of you would rather not see it proved. The trip waits on your importance as much as on your money.",
      },
      mercury: {
        eases:
          "You finally price the trip, and it comes to less than the vague sum you'd been afraid of. The flights are the cheap part. The rest depends on where you'd sleep, and a friend of a friend may have a spare room.",
        presses:
          "An evening goes by on visas, exchange rates, and the best neighborhood for a stay that has no dates. It's the most pleasant way there is of not going. Of all the pages you've got open, only the calendar would bring the trip any nearer.",
      },
      venus: {
        eases:
          "A friend turns out to have a long trip of their own that's always for later. Comparing the two is more fun than either has been in a while. Before you say good night, one of you asks what it would really take, and neither laughs.",
        presses:
          "A lovely offer comes up, a weekend with friends or a deal on something for your place, and it costs about what you'd put aside. This is how small trips eat long ones. You'll enjoy it, too, which is why it works so well.",
      },
      mars: {
        eases:
          "You're restless, and for once it goes into the trip. One dull thing gets done, be it a new passport or the account that the money goes into. It's dull work, and the trip is nearer by the end of it.",
        presses:
          "You're fed up, and the long trip looks like a way to get back at everyone. Announced in that mood it sounds like a threat, and people answer the threat. On a better day the same people would have asked where you'd stay.",
      },
      moons: {
        new: "The trip gets a fresh reason to be later. It's worth asking how long whatever begins there will really need you, since most things run by themselves after the first weeks. The trip can be planned around a beginning, as long as you know where the beginning ends.",
        full: "Things are busy enough there to make a long trip look irresponsible. It's also when you want it most, and in some detail, down to the seat by the train window. That picture tells you more about the trip than another brochure could.",
      },
    },
    after: {
      sun: {
        eases:
          "You mention the trip to people who'd have to manage without you, and nobody's face falls. One of them may even ask who'll water the plants. It's odd how fast a dream becomes an arrangement once other people start solving it.",
        presses:
          "Somebody with a say in your time, at home or in your working life, would like you to take the trip later. Later is your own word, so it's hard to argue with. You'd do better with two sets of dates and a question about which one they'd mind less.",
      },
      mercury: {
        eases:
          "You hear from somebody who's taken a trip like it what they'd leave out, and it's a third of your route. Without that third it would fit between two obligations that you'd thought were too close together. The trip had too many stops in it, and that's easily fixed.",
        presses:
          "The dates don't fit. There's a wedding in the middle of them, or a bill, or somebody's moving day. It takes an irritating hour with two calendars, and at the end of it the trip is a little shorter and a lot more likely.",
      },
      venus: {
        eases:
          "You've begun to spend differently. The nicer dinner doesn't tempt you much once you know how many days of the trip it would buy. It feels less like saving than like good taste.",
        presses:
          "Someone you'd miss says that they'd miss you, and home has never looked so good. The trip was never meant as a complaint about them, and they may need to hear that. How often you'd call is worth settling before the hotel is.",
      },
      mars: {
        eases:
          "What's in the way is practical, and you're in the mood for it. You sell something, or sublet something, or find the person who'd look after whatever you leave behind. The long trip has now cost you some sweat, and you like it better for that.",
        presses:
          "If a friend was coming along, they may be dragging their feet, and you're done asking nicely. The better question is whether you'd go alone. A yes takes the pressure off both of you, and the trip no longer hangs on one person's mood.",
      },
      moons: {
        new: "The trip has to share you with a beginning that you may like a good deal. If you mention early on that you mean to be away for a stretch, it's merely a fact about you, like being left-handed. Later it would be news.",
        full: "The busiest days there show who could do without you during a long trip, and for how long. Some of them would manage sooner than you'd like. It's a small blow, and it takes care of one good objection to going.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the trip runs out of reasons to be later. The money is closer than it was, or a person you'd have worried about is doing fine. You start to read about the place like somebody who'll need to know where the bus stops.",
        "The trip gets lighter to plan. A stop drops out that you'd only kept in for the photograph, and its days go to the place where you'd most like to wake up. There's less of it to tell about afterward, and you'd have a better time.",
      ],
      presses: [
        "For some weeks the trip wants something given up for it, and it isn't what you'd have picked. It may be a cozy arrangement, or the pleasure of being the one who's always around. If you'd still go, you've learned how much you want to.",
        "Everything costs a bit more than you'd thought, and the trip is the one expense that never sends a reminder. It's easy to let the money go where the reminders come from. A sum put aside first, however small, is harder to spend on a washing machine.",
      ],
    },
    houses: {
      new: {
        1: "You're starting over with your looks or your energy, and you feel fit to travel. The long trip has been waiting for the right year. It may only have been waiting for this mood and a pair of shoes that fit.",
        2: "If new money comes in, or you open a new account, the long trip could have a line of its own in it, with an amount so small that you won't miss it. Ten dollars a week comes to a decent backpack.",
        3: 'In a class, or from a neighbor, you may pick up a few words of another language. A long trip starts in about that way, a good while before the airport. How to order coffee is a good place to begin.',
        4: "If there's a new arrangement at home, with a roommate, a relative, or a pet to consider, you could ask how it would go while you were away on the long trip. Somebody may even look forward to the quiet.",
        5: "With new fun in your life, or a new crush, the long trip looks less urgent. It also becomes an interesting question who'd come along. You could ask, as a joke the first time.",
        6: "A new routine is strange for a week, and then you know where everything is. It would be the same on the long trip. By the second week you'd have a favorite bench and know where the towels are.",
        7: "If you're getting to know somebody, or being asked to commit yourself, the long trip ought to come up early, even if the date is still a joke. With any luck they'll ask where to.",
        8: "If you pool something with somebody, savings or trust, a long trip would draw on both. It's easier to bring up while the account is being opened than when the fare is due.",
        9: "A class, a guidebook, or a friend with an accent brings the long trip closer without your doing a thing. You may already know what breakfast costs there. After that it's a short step to what a room costs.",
        10: "If work hands you something new, it's still a simple question on the first day when they could spare you for the long trip. They'll probably say after the audit. That would be a date, at least.",
        11: "In a new circle everybody seems to have been somewhere. Their stories are probably better than their photos, and you can ask what they'd leave at home next time. On the long trip you'd need about half of your socks.",
        12: "If you withdraw for a bit, you'll see how much goes on without you. Your main objection to the long trip is that too much would be left undone. A few quiet days are a cheap way to find out.",
      },
      full: {
        1: 'You can see in the mirror that you need a change of air. A new shirt would help for a day. You could pick one that would do for the long trip as well.',
        2: "When you add up what goes out, some of it looks like the long trip in small monthly pieces, paid to a gym or a channel you hardly use. You could cancel two of those and put the trip's name on the money.",
        3: "When everyone wants to talk to you at once, the long trip looks mainly like a place without reception. If that's the attraction, three days in a cabin would do for a start.",
        4: "When something at home gets finished, the place can do without you for a while. A gap like that is likely to be filled by somebody's visit. The long trip would have to be booked before they call.",
        5: "At a party, or over something you've made, you can have a vacation feeling on your own street. It's worth noticing what brings it on. The long trip could have more of that in it and fewer museums.",
        6: "Your body has had enough of the desk, and it'll settle for a long walk. If the long trip comes to mind in the second mile, it may be rest you want from it, and you'd plan it differently.",
        7: "If one of you wants to go and the other to stay, it's good to hear how firmly. Some long trips are for two. On others one person sends postcards and the other gets the whole bed.",
        8: "When a shared matter gets wrapped up, there's a bit of money or time that isn't spoken for. It's a good evening to bring up the long trip with the person you share with. It helps to have one price ready.",
        9: "In a lecture hall or a departure lounge, or over a long letter, you can see how little of the long trip is about distance. It's mostly about having one thing to do in a day, such as seeing a bridge.",
        10: "If something you've done at work goes over well, they'd probably give you a lot just then. Weeks off cost them less than a raise. The long trip could do with four.",
        11: "With your friends in one place for an evening, you can tell that you'd miss them, every one. So the long trip has a price that isn't money. You could pay it for a month, and one of them might water your plants.",
        12: "On a restless night the long trip can turn up with the luggage missing. There's some fear in it, then. By daylight you could look up what a lost bag costs, and it's mostly shirts.",
      },
    },
    turns: {
      begins:
        "The trip needs one commitment, small, and a bit embarrassing to take back. You could ask for the time off, move some money out of your own reach, or tell the friend you'd be visiting. From then on, later has a date. You might sleep badly for one night and well after that.",
      shows:
        "You see the distance between how well you describe this trip and how little of it has been arranged. It's a fair look. About four things stand in the way, and two of them are yours to move. You could deal with the first of those two right away, and ask somebody about the others.",
      halts:
        "If you were close to booking, you may have to hold off. A long trip can use some slow months, for money and for reading up. They'll also tell you whether you wanted the place or mostly the send-off, and it's cheap to find that out at home.",
      resumes:
        "The trip comes up again, and it may be someone else who brings it up. Money that was tied down comes free, or a date does. You've changed a little since you first picked the route, so make sure you still want the far end of it and aren't just fond of the map.",
      eases:
        "Luck lends a hand, in the shape of an empty apartment or a fare that's lower than it ought to be. Offers like these run out within days. They make you decide fast, and you'll find out whether you want the long trip or mostly like to talk about it.",
      presses:
        "The trip has to stand up to something solid, like a higher rent or a person who depends on you. There's no use pretending that it's easy. A shorter stay or a break in the middle might do justice to both sides, and trips that bend are the ones that get taken.",
    },
    closes: {
      begins:
        "If anything has been paid or promised for the trip by the end of {month}, it has come nearer in the one way trips do. What's left is dates. It's hard to go on saying later about a place you've put money down on.",
      shows:
        "{month} is for seeing the long trip at its actual size. What would bring it nearer is a short list, and you've been reciting it yourself whenever you explained why you hadn't gone.",
      halts:
        "The trip may be no nearer on the calendar when {month} is over, and you may still know far better how you'd get there. Slow months are good for savings. They're also good for admitting which stop you'd skip.",
      resumes:
        "A trip that's picked up again in {month} needs one fixed thing in it. With a single week that you won't give away, the money and the permission have something to arrange themselves around, and that's how later gets closer.",
      eases:
        "If you take what {month} offers, some part of the long trip will be a nuisance to cancel. It's been easy to cancel up to now, and that's what has kept it for later.",
      presses:
        "{month} asks what the trip is worth next to everything else you're responsible for. If you've found a version that fits, slower or shorter than the one you tell at parties, it's nearer than the grand one ever was.",
    },
  },
  {
    asks: "{month} is about a rule that you live by, and about whether you'd keep it when it's inconvenient.",
    among: 'It may be no phones at the table, no meat, or never owing anybody money.',
    cast: {
      sun: 'the pride you take in keeping the rule',
      moon: 'the safe feeling that the rule gives you',
      mercury: "the explanation of your rule, which you've given many times",
      venus: "the exception you'd make for somebody you like",
      mars: "the heat with which you'd apply your rule to other people",
      jupiter: 'the principle behind the rule, in its largest form',
      saturn: 'the strictness of the rule at the end of a long week',
      uranus: "the part of you that breaks the rule when nobody's looking",
      neptune: 'the better person that the rule was meant to make of you',
      pluto: 'the fear of what would happen without the rule',
      asc: 'the look on your face when your rule comes up',
      mc: 'the reputation your rule has earned you',
    },
    before: {
      sun: {
        eases:
          "Someone asks why you do it that way, and wants to know. You explain your rule with an example from your own life and leave out the statistics. It turns out to be a better rule when it isn't trying to win.",
        presses:
          "Your rule gets smiled at, possibly by somebody whose respect you'd like. You defend it a little louder than it needs. Tiredness has something to do with that, since a rule is always heavier at the end of a long week.",
      },
      mercury: {
        eases:
          "You try to say your rule in one plain sentence and find that it has two exceptions already. They're good exceptions. With them in it the rule is easier to explain, and nobody can catch you out on a technicality.",
        presses:
          "A clever person finds the hole in your rule within a minute. You lie awake composing the answer, which gets better and longer. The hole is real, and it's small, and almost every rule worth having has one.",
      },
      venus: {
        eases:
          "Somebody fond of you may go along with your rule for a day without being asked, and do it a bit wrong. It's still the nicest argument anyone has made for it, so you keep your corrections to yourself.",
        presses:
          "You're a guest, or you're being treated, and keeping the rule would make things awkward. You break it with a smile and hold it against yourself afterward. The hosts would probably have been happy to leave something off your plate or out of the evening.",
      },
      mars: {
        eases:
          "The rule gets some muscle. You clear out what makes it hard to keep, or have the two-minute talk that lets other people know about it. It's a lot less work than being strong about it every day.",
        presses:
          "You're irritable, and you find yourself applying your rule to everyone in range. It was meant for you. Somebody may point this out with less charm than you'd like, and they'll have a point.",
      },
      moons: {
        new: "Anything new comes with customs of its own, and your rule is about to meet people who've never heard of it. Mentioned once and early, it's no more than a preference. If it comes up late, it sounds like a complaint.",
        full: "Your rule may slip while you're so busy there, once or possibly twice. You'll be sorry, or you'll feel the relief of taking off a tight shoe. Either one tells you more about the rule than a perfect record would.",
      },
    },
    after: {
      sun: {
        eases:
          "You keep your rule in front of people and nobody makes a thing of it, least of all you. It used to come with a speech. Without the speech it's simply how you are, and that's what convinces people.",
        presses:
          "Somebody with authority asks for an exception, and asks in public. You'd like a moment to think, and you're allowed to take one. It's hard to tell on the spot whether you're protecting the rule or your pride.",
      },
      mercury: {
        eases:
          "You hear of somebody else who lives by the same rule and has thought it through further. Their reason is better than yours. It costs nothing to borrow it, and you'll need fewer words from now on.",
        presses:
          "Your own words come back to you. Something you said about the rule gets quoted on the very day you'd like to bend it. A short yes, I did say that, will do more for you than a fine distinction.",
      },
      venus: {
        eases:
          'You make an exception for somebody you love, knowingly, and enjoy it. The rule is still there afterward. It seems to have been sturdier than you were, and you can be fond of it and of them at once.',
        presses:
          "Someone close may have been working around your rule for a while, and you get to hear how tired of it they are. It isn't the rule they quarrel with. What wears them out is never having been asked.",
      },
      mars: {
        eases:
          "It's inconvenient to keep the rule, and you do it anyway, briskly, as you'd take the stairs. It's over in a quarter of an hour. You can tell by your mood that you'd have minded the other way more.",
        presses:
          "You get angry with a person who ignores your rule as if it were a matter of taste. For them it is. You'll make more headway if you say what it cost you, because so far they may think that it's cost you nothing.",
      },
      moons: {
        new: "The rule gets a clean start, because in something new nobody knows how you did it before. You're spared the announcement. To other people it's one more thing about you, like how you take your coffee.",
        full: "Your rule gets a price when matters come to a point there, in plain figures or in somebody's face. You may pay it, or make an exception with your eyes open. What the rule is worth to you will be clearer either way.",
      },
    },
    slow: {
      eases: [
        "Over these weeks your rule gets to be less trouble. The people around you plan for it without comment, and you've stopped checking whether they mind. It used to take willpower, and by now it mostly takes groceries or a different seat.",
        "You can see what the rule leaves room for. An hour, some money, or a good conscience has been piling up quietly, and you find a use for it. A rule is always described by what it forbids, so it's pleasant to have something to show for it.",
      ],
      presses: [
        "For a few weeks there's always some good reason to drop the rule just this once. You can keep it, and be a little lonely with it, or you can rewrite it. What won't work is keeping it and resenting everyone who doesn't have to.",
        "You're asked about the rule more often than usual, and your answers get shorter. The people asking may only be curious. What makes you short is that you've begun to ask yourself the same thing, and you can go on keeping a rule while you're looking into it.",
      ],
    },
    houses: {
      new: {
        1: "A fresh start in how you look or live makes you want to be stricter with yourself, and you're tempted to extend your rule. It does well at its present size. A rule that you still like is easier to keep.",
        2: "New money comes with new temptations. If your rule was made in leaner days, you'll see whether you hold it out of conviction or because you couldn't afford the other thing. Either is good to know.",
        3: "If your rule comes up with people you don't know, in a class or a waiting room, explaining it takes a minute. They may have one of their own. It's interesting to hear what theirs costs them.",
        4: "Somebody may be moving in, or you're trying out a new order at home. Rules of the house get made in the first week. Yours could be one of them, or it could stay your own, and people at home would like to know which.",
        5: "You're falling for someone or something, and your rule isn't consulted. It's pleasant for a while not to be the person with the rule. You'll want to see which parts of it you miss.",
        6: "If you set up a new daily order, your rule fits in nicely, perhaps too nicely. Kept along with twenty others, it's one more thing to check off. You might want to recall why you made it.",
        7: "In a new closeness people find out each other's rules by stepping on them. You could mention yours before that. It goes down more easily with a laugh in the first week than with a sigh in the tenth.",
        8: "If you're about to depend on somebody for money or discretion, your rule is part of the agreement, whether or not it's written down. They've probably got one of their own, and it would be good to hear it before the first bill.",
        9: "In a book or in a country, you meet people who live by other rules and seem to be fine. It doesn't refute yours. They might ask you why you keep it, and you'd have to think.",
        10: 'At the beginning of something at work you may be asked to be flexible. You can be, about the hours, the desk, and nearly all of the lunches. It helps if you say early on what your rule is.',
        11: "New friends have customs, and one of those may run straight into your rule. They'll take their tone from you. If you make little of it, so will they, and you can pass the plate along.",
        12: "Alone, with nobody to explain it to, you can ask yourself what the rule is for. You may still want it. It could also be a rule for one particular year that you've simply never stopped keeping.",
      },
      full: {
        1: "People see you keep your rule, or break it, and your face gives a comment of its own. Pride looks much like relief from outside. You'd know which it is by whether you'd do the same with nobody there.",
        2: "Your rule costs you something that can be put in figures, or saves you something. If you'd pay as much for it again, it's a rule you mean. If you wouldn't, you've got a reason to look at it.",
        3: 'If a conversation gets heated, your rule may be quoted back to you. It sounds stiffer from another mouth. You mean it a little more kindly than that, and you could say so.',
        4: "The people who share your home, or visit it, live around your rule as well. Some of them may be fond of it. It's fair to ask the others where it's in their way.",
        5: "At a high point of fun your rule can feel like the one person who'd like to go home. You could keep it and stay, or let it go for the evening. You'll know by breakfast how much it matters to you.",
        6: "You're too worn out to keep your rule well, and you keep it badly, or you let it go for a day. Nothing collapses, and you get nine hours of sleep.",
        7: "Somebody you love may want the very thing that your rule says no to. They needn't be against it to want that. You could tell them what the rule is for before either of you decides anything.",
        8: 'When something shared gets settled, money or a confidence, your rule has a hand in it, for better or worse. It could do with one exception. You probably know who that would be for.',
        9: "A trip or a debate can take you to the very edge of what your rule covers, and there are decent people beyond it. You may come home with the same rule and a friend who doesn't keep it.",
        10: "Where you work, your rule can get you respected or passed over. You'd like it to be both respected and convenient. If it costs you something there and you keep it anyway, you know that you mean it.",
        11: "In company your rule may cost the evening a little something. Most people hardly mind. You could say once what you'd like instead, and let the talk go on to something else.",
        12: "If you break the rule in private, in a small way, it's a relief to admit it to yourself. What you still keep of it, even alone and with the shades down, is the part you mean.",
      },
    },
    turns: {
      begins:
        "It's a good day to make the rule official, if only with yourself. Said out loud it may come out differently from how you've been practicing it, a bit stricter in one place and kinder in another. Keep it like that for some weeks, and you'll see which of the two you meant.",
      shows:
        "The inconvenient case is here, and it's somebody you like who needs you to break the rule. Whatever you decide, you'll learn what your rule is for. If it's for them, or for people like them, you might find that bending it is the most faithful thing you could do.",
      halts:
        "For a while your rule may not get you anything, neither praise nor an argument. That's a useful silence. Some of what you keep up is conviction and some of it is an audience, and you've got some months to see which part goes on when no one is looking.",
      resumes:
        "Every rule has a part that slides when life gets crowded, and you pick that part up again. It's easier than you feared. Some of the strictness stays behind and isn't missed. The rest is about as much as you could keep on a bad day, so it's the right amount.",
      eases:
        "Keeping your rule pays off in a way that even the skeptics can see. Somebody may ask how you did it. It'll be tempting to sound as though it had been easy, but the story they could use is the one about the week you nearly dropped it.",
      presses:
        "The rule gets expensive. It might cost you an invitation, some comfort, or a bit of money, and the person presenting the bill is perfectly polite. A rule you'd give up at this price was a preference, and there's no disgrace in having had one.",
    },
    closes: {
      begins:
        "If you've said your rule out loud by the end of {month} and then kept it on one bad day, you have your answer. A rule that's been inconvenient once and is still there isn't a pose.",
      shows:
        "If the rule meets a case in {month} that it wasn't made for, you can say afterward how much of it you'd keep and where it stops. You'll trust yourself more for that than for a spotless record.",
      halts:
        "When nobody claps for it, a rule has to live on its own merits. By the end of {month} you may know which part of yours you'd keep on an island, and the inconvenience of the rest will tell you what to do about it.",
      resumes:
        "The rule you hold when {month} is over could be a little looser than the one you used to defend. It's also one that you'd keep with a cold, on a trip, and among people who don't see the point.",
      eases:
        "If {month} is kind to your rule, the next inconvenient day will be easier. You'll have one good memory on its side. Most people keep what they keep on no better grounds than that.",
      presses:
        "{month} may put a price on the rule, and then you can say whether you'd pay it twice. If so, it's yours. If it isn't worth that, you can drop it in good conscience and live by something you'd pay for.",
    },
  },
  {
    asks: 'What would you object to if it cost you nothing? {month} gives you an occasion or two to object anyway.',
    among:
      'It may be to how a new person is treated, a decision that everyone else likes, or a certain kind of joke.',
    cast: {
      sun: "the honest person you'd like to be when there's cause to object",
      moon: "the bad night after an objection you didn't make",
      mercury: 'the objection itself, in one sentence',
      venus: "the wish to be liked by the people you'd object to",
      mars: 'the nerve that an objection takes, for about a minute',
      jupiter: 'the sense of right and wrong that an objection comes from',
      saturn: 'the price you think an objection would have',
      uranus: "the objection that's out before you've decided to make it",
      neptune: 'the hope that somebody else will object',
      pluto: "everything you've swallowed so far instead of objecting",
      asc: 'the face that objects whether you do or not',
      mc: "the standing you'd be risking with an objection",
    },
    before: {
      sun: {
        eases:
          "You're listened to, and it makes your objection shrink to its proper size. Said calmly to one person, it takes half a minute. You could imagine saying the same half minute to more of them.",
        presses:
          "The room is nodding and you're in it. You don't nod, which nobody sees, and you don't object, which you'll think about at bedtime. Wanting to be liked by these people is a perfectly good reason, and it has started to cost more than it brings in.",
      },
      mercury: {
        eases:
          "While you're writing about something else, the objection comes out in eleven words. They're not even angry. You copy them somewhere, because it's the first version that doesn't begin with an apology for having an opinion.",
        presses:
          "Your message about it gets longer each time you soften it. By the last version you seem to be in favor. If the objection can't survive being polite, try it short and polite, since short is the part that's missing.",
      },
      venus: {
        eases:
          "Over something good to eat, a friend admits that it bothers them, too. Now there are two of you. You hadn't known how much of the objection was a fear of being the only one.",
        presses:
          "It's your favorite people who'd have to hear the objection. You laugh along, or change the subject so gracefully that they thank you for it. The evening is saved, and the next one will be exactly like it.",
      },
      mars: {
        eases:
          "You do something about it without a word said. You sit down next to the new person, or you leave your name off the list, or you don't forward it. An objection can be made with your feet, and it's a start.",
        presses:
          "Everything you've swallowed comes up over a trifle, such as a wrong order or a late reply. The person who gets it has no idea what they're hearing. Your objection was to something else, and it deserves its own occasion.",
      },
      moons: {
        new: "Nothing is settled yet in something so new, and an objection still counts as a contribution. It'd be considered, where later on it would have to undo something. You could try a small one, as practice for the objection that costs more.",
        full: 'Tempers are so high there that an objection of yours would hardly be heard above the rest. It can wait out the noise. Once everyone has had their say, people will listen to somebody who kept one plain sentence in reserve.',
      },
    },
    after: {
      sun: {
        eases:
          'You say that you see it differently, and the conversation survives. Somebody may even look relieved. What the objection costs you, for all your dread of it, is about ten minutes.',
        presses:
          "You're being treated a shade more formally by someone who didn't care for your objection. It isn't pleasant, and it isn't a catastrophe either. They're finding out where you stand, which they couldn't have known while you agreed with everybody.",
      },
      mercury: {
        eases:
          "Someone may write to say they've been thinking about your objection. They even quote it nearly right. You don't have to bring it up again, because it's now going around without you.",
        presses:
          "Your objection reaches you secondhand, and somewhere along the way it has picked up an insult. One calm line to the right person repairs most of that. It's tempting to explain yourself to all the others, and they've already moved on to lunch.",
      },
      venus: {
        eases:
          "The person you were afraid of offending is perfectly friendly. They disagree, and they pass you the salad. It's a pleasant surprise that affection can go on around an objection without either one giving way.",
        presses:
          "You'd like to take the objection back. A silence between you and someone you like feels like the price of having an opinion, so you think about saying you didn't mean it. You did mean it. What you can say truthfully is that you miss them.",
      },
      mars: {
        eases:
          'You follow up. An objection that comes with an offer to do some of the work is hard to wave off, and you have the energy for it. People who were polite about it before become interested.',
        presses:
          "Being right hasn't changed anything yet, and you're close to raising your voice. It would give them something to object to. Cool off first and pick the one point you'd go on fighting for, since it may be all that can be won this time.",
      },
      moons: {
        new: "If you've objected to something before, whatever begins there gets the good of it. People who have heard you mind a thing can believe you when you're pleased. A yes is worth more from someone with an objection on record.",
        full: "Your objection may have cost you less than you think. In the thick of things there, you see who still comes to you first, and it's most of the same people. You can miss the one who doesn't without taking anything back.",
      },
    },
    slow: {
      eases: [
        "Over these weeks it gets easier to say no to what you don't believe in. You've noticed that the objection is usually half expected. Somebody else may even get it in before you do, and all you have to add is that you agree.",
        "Your view gets asked for before a thing is decided. People may only want to get around the objection, and that's fine, because to get around it they have to know what it is. You find that you can put it in fewer words each time.",
      ],
      presses: [
        "For some weeks agreeing is uncomfortable. You go along once more and feel it in your shoulders. There may be a real cost to objecting, in comfort or in standing, and you're working out how much of either you'd bought with silence.",
        "The objection is tiring to carry, and you look for signs that it doesn't matter. There are always some. If it's still on your mind while you brush your teeth, though, it matters to you, and once it's written down you could at least sleep.",
      ],
    },
    houses: {
      new: {
        1: "You're trying out a firmer manner, and an objection is a part of that. It doesn't need volume. You can try it at the next meeting by not nodding for a minute.",
        2: "If there's a new arrangement about money and you don't like one line of it, the objection is worth the most before you sign. It'll cost one short email and an uncomfortable lunch.",
        3: "In a new class or a new chat, everybody is being careful, and an objection can be made as a question. Half the room may be saving it up. You'd only have to ask it first.",
        4: "In a household that's sorting itself out, things get decided by who speaks last. If you've got an objection to how something is to be done, it's easier to raise while everybody's sitting on boxes.",
        5: "When something is started for fun, someone may want to make it serious, with a schedule and a captain. Your objection takes one line, and then it's your turn again.",
        6: "If a new procedure is nonsense in one place, you're among the people who'd have to do it every day. The objection has your working hours behind it. It goes down best with the line that you'd put there instead.",
        7: "Early on, people overlook a good deal in each other. If there's one thing that you'd object to, it might be said while it's small and you can both still laugh about it.",
        8: 'In shared matters a small unfairness at the start grows with the sum. If you see one, the objection can be made over coffee, with a calculator, while you still like each other.',
        9: "What you read or hear may put words to your objection, from someone who's made it before you. It's good company. You could borrow the words and leave out the ones that you'd never say.",
        10: 'If a project starts and everybody likes the plan but you, the first day is the time to say so. People in charge are less attached to it then than they look. Your objection can still go under the heading of input.',
        11: "In a new group you'd hate to be the difficult one. The joke you don't laugh at is where your objection begins. You needn't say a thing yet, and one or two of them may wonder about it on the way home.",
        12: "Alone, you can hear what you'd object to, and it may not be what you complain about at lunch. The complaint is for everyone. The objection is for one person, and you know who.",
      },
      full: {
        1: "Your face objects before you do, and somebody may ask what's wrong. You could say that it's nothing. They've seen your eyebrows, though.",
        2: "If you're to pay your share of something you never agreed with, an objection with a figure in it gets a hearing. You may still have to pay. They'll know what you think before there's a next one.",
        3: "If your words get passed on, they may come back sharper than you said them. You could correct that. You could also find that you can live with it, since it's your objection with the politeness taken out.",
        4: 'A family occasion may bring the old subject to the table. Your habit is to object in silence and pass the gravy. One mild sentence would astonish everybody, and the gravy would get there all the same.',
        5: "If somebody is treated shabbily in the middle of the fun, you're going to see it, and your evening has a hole in it either way. With the objection made, you could at least finish your drink.",
        6: "When you're overworked, you may object to something that's the fault of nobody in the room. The tone needs an apology. The objection itself can be right, and it belongs with the person who makes the schedule.",
        7: "Someone close may do in front of you what you can't stand. You love them and you object, both at once. It goes best in private and on the same day, after they've had something to eat.",
        8: "If something in a shared matter isn't as it was agreed, you'll want the facts before you object. It takes nerve even then. You'd much rather find that you had added wrong.",
        9: "At the end of a course or a debate there's usually room for questions. If yours is an objection, the speaker may look grateful that somebody was awake. Your heart will take until the parking garage to slow down.",
        10: "If the occasion is public, there may be people above you in the room. They won't forget an objection. They'll also remember who brought the figures.",
        11: "If the whole circle laughs and you don't, that's an objection, such as it is. Somebody may notice it and come and stand next to you at the coffee.",
        12: "An objection that you don't make can keep you awake. There'll probably be another occasion, with the same people and the same slides. There's time to write the sentence down before then.",
      },
    },
    turns: {
      begins:
        "Some occasion to object is close, and it may look too small to count, say a remark in passing or a form you're asked to sign. Small is a good place to begin. One sentence, in your usual voice, and you'll have done what you'd been saving for a grander moment.",
      shows:
        "It's said, or it's plain from your face. People look at you, and the thing you object to is on the table for the first time. You don't owe them a solution as well. It's enough to stay put for the minute in which no one knows what to answer.",
      halts:
        "The matter is put off with your objection half out, which is awkward for everybody. It won't be decided for some months. By then you could know what you'd suggest in its place, and an objection like that is a good deal harder to sit out.",
      resumes:
        "The matter you'd kept quiet about is up again, and nobody could call you hasty. You've had time to lose the heat. What's left is a plain objection with a reason, and people who bristled at the first may well sit still for the second.",
      eases:
        "Somebody with more weight than you says what you'd have said. You nod where everyone can see it, and the objection has two people behind it. One was an opinion. Two are much harder to talk around, especially if the second adds a reason of their own.",
      presses:
        "Word of your objection is out, and you're offered something pleasant if you'd let it rest. Nobody puts it like that. You can tell by how glad you are, and by how soon you'd like to stop thinking about it, what your silence would be bought for.",
    },
    closes: {
      begins:
        "If you've objected once by the end of {month}, even over something small, you know roughly what it costs. It's likely to be less than the cost of nodding along.",
      shows:
        "What you'd object to isn't a secret after {month}, and you may be surprised by who thinks better of you. It does cost something. Once you've seen how much, it's a sum that you could pay again.",
      halts:
        "{month} may put off the answer to your objection, so it hasn't cost you much yet. The time is well spent on a second sentence, one that says what you'd do instead.",
      resumes:
        'An objection that waited this long and is still true has earned its hearing. If you give it one in {month}, it will sound less like a mood than it ever has. That alone could make it cheaper.',
      eases:
        "With company in {month}, objecting turns out to be nearly free. The next time you might be on your own with it, and you'll know by then that one sentence in your ordinary voice is enough.",
      presses:
        "By the end of {month} you know what your silence would fetch. That's an answer to what you'd object to, because nobody pays for silence on a matter of no importance. You can decline, and you can be friendly about it.",
    },
  },
]
