import type { MonthPlot } from '#lore/authored.ts'

export const fourthHouseWill: readonly MonthPlot[] = [
  {
    asks: "{month} is about one decision at home that you've been leaving to somebody else, and about making it yourself.",
    among:
      'It may be what gets fixed first, whose relatives come for the holidays, or what the spare room is for.',
    cast: {
      sun: 'your claim to be one of the people at home who decide',
      moon: 'the peace at home that you buy by letting others decide',
      mercury: "the quick agreement you give to a decision you'd have made differently",
      venus: 'the pleasure of being easy to live with while others decide',
      mars: "the temper about the thermostat that's about a larger decision",
      jupiter: 'the readiness to leave a decision to anyone who seems to care more',
      saturn: 'the unwritten order at home about who decides what',
      uranus: 'the urge to paint the spare room before anyone can vote',
      neptune: 'the vague idea that somebody at home must have decided already',
      pluto: 'the private list of decisions at home that were made without you',
      asc: 'the agreeable nod that gives the decision away',
      mc: 'the decisive person you can be anywhere except at home',
    },
    before: {
      sun: {
        eases:
          "You say what you'd prefer before anyone asks, over breakfast or on the phone with your family. The decision turns out to have been lying around unclaimed. A relative or a roommate may even sound relieved that somebody has picked it up.",
        presses:
          "You're told how it's going to be at home, and you hear yourself say that's fine. About half of you means it. The other half will bring the decision up later, disguised as a remark about the dishes.",
      },
      mercury: {
        eases:
          "A practical question, such as who'll be around on which evening, leads straight to the decision, and you talk about it for two minutes. It may turn out that each of you was being considerate about something the other one didn't mind.",
        presses:
          'You and a relative or a roommate may each believe that the other one decided. Scrolling back through the messages to find where it was agreed takes half an hour. It never was agreed, so the decision is still open.',
      },
      venus: {
        eases:
          "People at home are in a mood to say yes, and you enjoy that for a while before you use it. You mention what you'd choose. Over dessert a decision sounds like something nice you're all going to do, and that's how it's heard.",
        presses:
          "The evening is too pleasant for a discussion, so you let the decision go by. Being easy to live with has a price, and you're the only one at the table who knows what it is. Everybody else thinks you don't mind.",
      },
      mars: {
        eases:
          'You move the furniture, book the plumber, or tell a cousin which weekend suits you, and a small thing is decided before it could become a debate. Nobody objects. The larger decision begins to look like more of the same.',
        presses:
          "A quarrel starts about a towel or the thermostat, and it's far too loud for either. What you're arguing about is who gets to decide. Said outright, that would take a minute and leave the towel out of it.",
      },
      moons: {
        new: "What starts there will want room at home, on the calendar or on the table. You get to decide how much before it has moved in. It's good practice for the other decision, since nobody has had time to make this one for you.",
        full: "Your decision could use a night's sleep, because what comes to a head there takes so much out of you that at home you'd agree to anything. If somebody makes it for you in the meantime, you'll see just how that always happens.",
      },
    },
    after: {
      sun: {
        eases:
          "You're asked what you want at home before it's settled, and the question is meant. Half of having a say is being known to have one. The next decision may come to you by itself.",
        presses:
          "Now that you've had one opinion about the household, people bring you the rest of it, down to the brand of detergent. Being consulted is tiring when you only wanted the one decision, and it's fair to hand the detergent back.",
      },
      mercury: {
        eases:
          "The practical side of the decision gets cleared up in a few short messages, and nobody reopens the subject. The last question is who's bringing the ladder.",
        presses:
          "A third person has heard how it was decided at home, and in that version it wasn't by you. One short correction is enough. If you let it stand, you could end up carrying out a decision that you never made.",
      },
      venus: {
        eases:
          "The decision turns out to suit somebody else at home, too, and you may be thanked with something small, such as the last of the coffee. You'd have settled for not being blamed.",
        presses:
          "You got your way, and a person you're fond of is a little quiet about it. It's tempting to take the whole decision back on the spot. One friendly question about which part bothers them would cost you less.",
      },
      mars: {
        eases:
          "There's work in what you've decided so far, a wall to paint or relatives to call, and you get it done in one go. By then nobody asks whose decision it was, because you're the one with paint on your hands.",
        presses:
          "Things slide back to the old way as though nothing had been decided, and you're ready for a fight. Since it's probably only habit, the decision may have to be said twice, and the second time will do in a normal voice.",
      },
      moons: {
        new: "Somebody has to decide things at a start like that, and you've got an opinion before the others have put down their bags. You may have been practicing at home, if only in your head. A decision takes less breath than you'd thought.",
        full: "Home runs on what's been decided, by you or by somebody else, while you're busy there. You'll notice which as soon as you're back. If it was your decision and it held without you, nobody's going to reopen it now.",
      },
    },
    slow: {
      eases: [
        "Over these weeks people at home get into the habit of asking you first. It begins with small things, and there's no announcement. By the time the big decision comes up, half of it is yours already.",
        "You get used to saying what you'd like in a normal voice, without a survey beforehand. Some of it is voted down, across the room or over the phone, and it hardly hurts. The big decision starts to look like one more sentence of that kind.",
      ],
      presses: [
        "An arrangement that somebody else made for you gets harder to live with from week to week. You keep a private list of what it costs. The list is your best argument for making the decision yourself, provided that it doesn't stay private.",
        "The person you've been leaving the decision to may be tired of making it. You can hear it in how they say whatever. It doesn't sound like an invitation, but it is one, and it could come around every few days.",
      ],
    },
    houses: {
      new: {
        1: "Starting something for yourself gets you used to choosing, from the jacket to the hour. At home they may be surprised by how fast you answer. The one decision you've always left to others could get an answer as well.",
        2: 'A new budget settles half the questions at home in passing, and the person who keeps the spreadsheet has more say than anyone. That person can be you, with the decision you care about on the first line.',
        3: "Talk picks up with relatives or the people next door, and one of them may ask how things get decided at your place. Listen to your own answer. If you have an opinion about the decision, it'll be in there.",
        4: "A change begins at home, and with it come fifteen small decisions that nobody's made yet. They go to anyone who's standing in the room. The larger one tends to follow the person who's made the small ones.",
        5: "Something you'd like to do for fun may need the spare room, or the table until further notice. If it's never been decided whose they are, say which evenings you'd want. You'll have made one decision at home out loud.",
        6: "A new routine may collide with how things are done at home, beginning with who gets the bathroom first. If nobody ever decided on that order, one sentence over the toothbrushes can change it. It's good practice for the larger decision.",
        7: "You're getting closer to somebody or beginning again with them, and everything's after you. Letting them decide is charming for a while. They might be wondering what you'd pick, and whether you'd say.",
        8: "When you share costs with someone, it has to be settled who decides what they're for. You can name the decision at home that you'd like to make yourself. It's easier to hear before there's money in the account.",
        9: "Planning a trip, you choose the city and the bed and even the side of the plane. At home it's said to be all the same to you. The decision there could use the person who picked the aisle seat.",
        10: "If work hands you something to decide, you may well have done it before lunch. At home you tend to say that you don't mind. The person from the office could be asked to stay for dinner.",
        11: "If a group with plans needs somebody to say which weekend, try being the one who says it. People are usually grateful. It's the same silence as the one at home, over the same kind of decision.",
        12: "Some days of quiet give you time to think about what you'd decide at home if it were up to you. It's quickly clear. All you have to do is not lose it when people come back.",
      },
      full: {
        1: "All eyes are on you, and somebody may answer in your place, out of habit. You notice how that feels. It's the very thing that happens at home with the decision, and you can say your own sentence in both places.",
        2: "A bill for something at home may show that you're paying for a decision you weren't in on. It needn't have been a wrong one. You can pay it and still say that you'd like to be asked the next time.",
        3: "In a family or household thread there comes a point where somebody writes that it's settled and the thumbs go up. Before you add yours, you could type one line about the decision you'd make. Nobody would faint.",
        4: "When everyone's at home and has a view, people turn to the usual person to decide. If that isn't you, there's a second in which you can say what you'd like. It only has to come before the other person's answer.",
        5: "In high spirits, somebody may promise your spare room to a cousin. You laugh with the others. The decision was made in fun, and it can be unmade in the same tone before anybody's booked a flight.",
        6: "The work at home has piled up, and you're doing your share of things that you never decided on. Tired people are honest. What slips out about the decision may be exactly what the others needed to hear.",
        7: "Your partner, or someone in the family, may say that they're sick of always having to decide. If you'd thought that they liked it, tell them so. It's possible that you've been leaving this decision to each other out of politeness.",
        8: "When something shared is counted and divided, you may be asked to sign for somebody else's decision. You can ask how it came about before you sign. It takes a minute, and it shows that you'd like to be in on the next one.",
        9: "From a distance, on a trip or over a book, you can see how decisions get made at home. You'd find it odd in another country. There'd be a footnote about the one who's fine with anything.",
        10: "When a decision of yours is praised at work, you get home a few inches taller. The one at home may be waiting there with the mail. You could answer it before you've put down your bag.",
        11: "Friends may want to know why you'd let somebody else decide a thing like that. When you explain, you hear your own reasons, and the best of them is probably that it was easier.",
        12: 'A decision at home keeps you up, made or unmade. You rearrange the spare room in the dark, down to the lamp. In the morning you could tell one person what went where.',
      },
    },
    turns: {
      begins:
        "Here's a decision that doesn't need a family conference. You can say what you're going to do and by when, and then do it in your own place, with your own hands. If it works for everybody, there won't be much discussion.",
      shows:
        "You see who has been deciding things at home, and it may be nobody. Rooms fill up, visits get repeated, and everyone thinks the others want it that way. Once that's been said out loud, the decision goes to the first person who wants it, and you're standing right there.",
      halts:
        "A move, a repair, or a family visit that was going ahead isn't, at least for some months. The decision is open again, and this time you're in on it. You may find that you'd agreed to something you would never have picked.",
      resumes:
        "What was stuck at home starts to move, and everyone waits for someone to say which way. You may have had quiet months in which to work out what you'd decide. It comes down to one sentence, and the silence before it is yours to fill.",
      eases:
        'The others go along with what you suggest, and quickly. It may be kindness, or they were as sick of the question as you are. Either way the decision is yours now, together with the part about who buys the paint.',
      presses:
        'Your family, or somebody you share a place with, expects you to give way as usual. You can be fond of them and decide this one all the same. It could mean a cool evening or two, and giving way would cost you about as much.',
    },
    closes: {
      begins:
        "If you've decided one thing at home by the end of {month} and carried it out, the rest of the question looks different. It was never about getting everything your way. You wanted to be one of the people who decide, and a single example makes you one.",
      shows:
        'By the end of {month} you may know how things at home get decided, which is mostly by the person who speaks first. If so, it means that a decision of yours needs less force than you thought, and an earlier start.',
      halts:
        "A pause gives you the decision back. If you use {month} to find out what you'd have chosen, there'll be at least one person at home with a clear opinion when things start up again.",
      resumes:
        "Once you've said in {month} what you'd choose, the matter itself can take as long as it likes. It'll be decided with you in the room. That's the part that was missing.",
      eases:
        'People at home may be easier to persuade than you expected, and {month} is a good time to draw the conclusion. More of it is yours to decide than you thought. About the rest you can at least be asked.',
      presses:
        "If you've stood by one decision at home by the end of {month}, somebody has had to get used to it, and most people manage that in about a week. You don't have to win the next one, too. It's enough to be counted in it.",
    },
  },
  {
    asks: 'If you could change one thing about how you live, what would it be? {month} is about that change.',
    among:
      'It may be the city, the length of the commute, or how many people can drop in on you unannounced.',
    cast: {
      sun: "the life you'd be living if you changed that one thing",
      moon: "the habit you'd miss most if you made the change",
      mercury: 'the list of reasons why the change is impossible',
      venus: 'your fondness for how you live now, drafty window included',
      mars: 'the restlessness that would change everything about your place overnight',
      jupiter: 'the deluxe version of the change, with a view and a garden',
      saturn: 'the price of the change, in money and in goodbyes',
      uranus: 'the urge to give notice now and sort out the change later',
      neptune: 'the daydream about the change, which leaves out moving day',
      pluto: 'the fear under all your good reasons against the change',
      asc: 'the face you make when asked how you like living there',
      mc: 'the work that your whole way of living is arranged around',
    },
    before: {
      sun: {
        eases:
          "Somebody asks how you like living where you do, and you answer honestly that you like nearly all of it. That makes the one thing you'd change much easier to see, like the one burned-out bulb in a row.",
        presses:
          "You defend the way you live against a person who only asked about the parking. It comes out with surprising heat. Hardly anyone argues so hard for something they'd choose again, and the change you want was somewhere in the middle of the speech.",
      },
      mercury: {
        eases:
          "You look up what the change would involve, whether that's a rent, a train schedule, or one awkward text. The answer is less frightening than the wondering was. You could read it to somebody over the phone without taking a breath.",
        presses:
          "You explain to a friend why the change is impossible, and the friend has an answer to each point. By the fifth one you're annoyed. The fifth is the interesting one, because it has nothing to do with money.",
      },
      venus: {
        eases:
          "An evening at home goes the way you'd like all of them to go, with the right people and the right amount of noise. If you work out what made it so, the change you want may be no bigger than having that twice in a week.",
        presses:
          "You buy a rug so that your place will feel different, and by the second evening it's lying in the same life as the old one. It's a good rug, but the change you had in mind doesn't come in that size.",
      },
      mars: {
        eases:
          "You do a first piece of the change yourself, an hour of clearing out or one trip by the other route. It needs less courage than you'd set aside for it. What's left over goes into the next piece.",
        presses:
          "The stairs get on your nerves, and so does the neighbor, and suddenly you'd change all of it overnight. You can pick one thing, and if it still bothers you on a calmer day, that's the change.",
      },
      moons: {
        new: "A fresh start there may take the hurry out of the change at home, or it may be the best reason for it. It depends on what you'd like to come back to afterward. If you picture the first evening, you'll see what's in the way.",
        full: "After what comes to a head there, you find out how it is to come home with nothing left to give. Most of it is exactly right. The part that makes you sit outside for another five minutes is the one you'd change.",
      },
    },
    after: {
      sun: {
        eases:
          "You mention the change without the usual explanation, and it gets a nod. Some of the people you tell may have thought it was decided long ago. From here on you're only filling them in.",
        presses:
          "You're tired, and at such a time the old way of living looks like the sensible one. Its main advantage is that nothing about it needs doing. The change would need you, and you'll be more use to it after a night's sleep.",
      },
      mercury: {
        eases:
          "A date comes through, or a price that you can live with. Suddenly the change is a matter of scheduling. You've handled worse schedules, and for things you wanted less.",
        presses:
          "The fine print turns up, a fee or a notice period that nobody mentioned. It adds a little to the cost of the change and nothing to the reasons against it. In the budget it's one more line, and a short one.",
      },
      venus: {
        eases:
          "A visitor stays longer than planned, and you tell the story of the change from the start. It's turning into a good story. The evening may end with the offer of a truck.",
        presses:
          'As the change gets real, you turn sentimental about what it would replace. Even the drafty window has its good points. You can be fond of how you live and still prefer the change.',
      },
      mars: {
        eases:
          "You spend a morning carrying and calling, and things get crossed off. The change is further along than you'd expected. For some hours you haven't discussed how you live with anyone, including yourself.",
        presses:
          "The change isn't going at your speed, and you snap at the nearest person, a partner or a friend who was only trying to help. They aren't what's holding things up. Lunch will do more for the change than another push would.",
      },
      moons: {
        new: "The new thing there sets up camp in the middle of your week, and the change has to share the space. A small piece of it can run in the background, like a load of laundry. Two new things at once aren't much more upheaval than one.",
        full: "The change at home gets its test from there, since you see what that part of life asks of the place. It may be just the answer, or it may need adjusting. It's cheaper to find out now than with the boxes on the sidewalk.",
      },
    },
    slow: {
      eases: [
        "For some weeks the change gets likelier in small ways. A place comes free, or a habit you thought you'd miss turns out to be easy to do without. It helps to have your figure and your date ready when somebody asks.",
        "You live a little of the change in advance, one evening at a time, with the phone off or the long way home left out. None of it needs permission. By the time the whole thing is possible, you'll know which half of it you were after.",
      ],
      presses: [
        "Week by week the thing you'd change costs you a little more each time, in sleep or gas or good temper. Once you've added it all up, it's harder to call it just how things are.",
        "Everyone you'd have to ask is busy, and each of them names a time a little further off. The change isn't refused, only passed along. There may be a part of it that needs nobody's say, and it could be the one that would make your mornings better.",
      ],
    },
    houses: {
      new: {
        1: "A beginning has you asking what suits you, and it doesn't stop at clothes. The one thing you'd change about how you live belongs on that list. Picture an ordinary day with the change in it, from the alarm to the dishes, and see whether you'd want a second one.",
        2: "When you lay out your money afresh, the change gets a column of its own. You fill it with a guess. Even a generous guess is likely to be smaller than the figure you'd been afraid of.",
        3: "An errand or a new route may take you past people who've solved it, with a shorter drive or a sign by the bell that says to call first. A neighbor who's made the change could tell you what it cost.",
        4: "When something starts over at home, such as a paint job or a new roommate, everyone's already living with some disorder. The change would add little to it. It's a good time to say what you'd do differently, while the furniture is out of place.",
        5: "You begin on something for pure enjoyment and run right into the thing you'd change, because there's no time left after the drive, or no evening without the doorbell. Pleasure is a fair argument for the change, and it's one that other people understand.",
        6: "You set up a better day for yourself and keep having to set it up around one thing. It's in the way at breakfast and again at night. That's the change, and the schedule has just drawn it for you.",
        7: "Someone who's coming into your days, or coming further in, may ask what you'd change about how you live. They probably have practical reasons. An honest answer would save you both from buying the wrong couch.",
        8: "With a loan, a lease, or a promise to be shared, the change stops being yours alone. Somebody else has a stake in the address. They'd want to hear which part of it you'd never give up.",
        9: "You're off to somewhere else, in person or in a book, and you try the change on for a week. It's a fair trial if you also do laundry there. You'll know by the second load.",
        10: "A new duty or a new boss may bend your hours, and with them the whole way you live. The change you had in mind might be possible at a stroke. It's worth asking while they're still being generous.",
        11: "If people with plans ask where you'll be in two years, describe the change as though it were done. It may sound less unlikely to them than it does to you. One of them might know somebody who's made the same change.",
        12: "With fewer people around, you can hear how you live, and most of it runs like a good refrigerator. One thing rattles. It's what you'd change if anyone asked you.",
      },
      full: {
        1: "You look different these days, or more like yourself than ever, and people may ask what's new. You could tell them about the change. It's easier to say to somebody who was only being polite, and you'll hear whether you mean it.",
        2: 'Once the rent, the gas, and the rest of it are added up, you can see what the way you live costs. The change may not cost much more. Put the two numbers next to each other before you call it out of the question.',
        3: "A conversation in the car or in the hallway may get to what you'd change. If the other person says well, why don't you, give the honest reason and leave out the others. There's often only one.",
        4: "Home is louder than ever, or stiller, and you see what you'd change as if somebody had circled it. You'd keep the rest. It's a comfort, with all that noise, to know it's only one thing.",
        5: "You may be having a wonderful time at home, or you've had to drive an hour to have it. Either one tells you something about the change. It ought to leave you more time for what you enjoy most in a week.",
        6: "When the daily load is at its heaviest, the one thing you'd change weighs the most. It may be the commute, the noise, or the door that never stays shut. Imagine the same week without it, and you'll know how much of your tiredness comes from work.",
        7: "The person you'd have to tell about the change may bring it up themselves. If you've been reading listings in secret, they've probably noticed. It's possible that they read them, too, and were waiting to be asked.",
        8: "When a deposit, a debt, or a promise to others comes due, you can let it go or renew it. Think about the change before you renew anything. It's easier to make between two contracts than in the middle of one.",
        9: "Coming back from far off, you look at your own street as if you were thinking of moving there. You'd take nearly all of it. The one thing you'd ask the landlord about is the change.",
        10: "When you can see what you've reached at work, you can also see what the way you live was arranged for. Some of that arrangement may no longer be needed. The change might cost your job less than you think.",
        11: "If friends drop in all at once and unannounced, you'll either love it or know what you'd change. Your face will tell them. They'd probably rather be asked to text first than have a host who's counting the minutes.",
        12: "You lie awake with the change, and by night it's either huge or already done. The size of it at breakfast is the one to go by. You could write it down there, on the back of the electric bill.",
      },
    },
    turns: {
      begins:
        "It's a good day to begin the change. You give notice, put your name on a list, or tell the people who drop in that you'd like a text beforehand. It's a small move and an awkward one to take back, so the rest will follow more easily.",
      shows:
        "You get a clear look at how you live, perhaps because somebody new sees it with you. You'd pick most of it again. What you wouldn't pick comes down to one thing, and you've spent more on working around it than the change would cost.",
      halts:
        "The change stops where it is for some months, with the boxes half packed or the listing still open. You get to live the old way a little longer, with your eyes open. If you catch yourself enjoying it, that counts, and if you don't, you know what the change is for.",
      resumes:
        "What had kept the change from happening lets go, be it a budget, a relative, or your own cold feet. There's no need to make up for lost time. The thing to do first is the dull one that was next when everything stopped.",
      eases:
        "All at once it's easy. The landlord may say yes, a parent may take the news well, or the commute turns out to be negotiable. You go looking for the catch, and there's hardly any. The change you'd choose is open to you, and it takes an ordinary afternoon to say so.",
      presses:
        'The way you live runs into a limit, such as a rent increase, a full closet, or a drive that has stopped being funny. For once the discomfort is on the side of the change. From here on, staying as you are takes a decision, too.',
    },
    closes: {
      begins:
        "If the change has a first step behind it by the end of {month}, you're living the way you'd choose, with some delays. Hardly anyone lives that way entirely, and it's enough to be able to say which part you picked.",
      shows:
        "Most of how you live turns out to be your own choice, and {month} is for finding the piece that isn't. It's smaller than the trouble it gave you. Once it has a name, you can change it and leave everything else standing.",
      halts:
        'By the end of {month} you may have lived next to the change for long enough to want less of it, or more. Both are answers. The old way gets one fair trial, and if you stay with it after that, it counts as a choice as well.',
      resumes:
        "With the change in motion again, {month} is for understanding why it ever stopped. The money was probably the smaller part of it. If you can say what you were afraid to lose, you'll most likely get to take it with you.",
      eases:
        "One thing about how you live can become the way you'd choose it in {month}, for less trouble than you expected. You may wonder which other change would have been that easy. It's a pleasant question to be left with.",
      presses:
        "Leaving things as they turned out has a price, and part of it comes due. If {month} tells you the figure, you can see whether the change costs more. It may not, and then you know what you'd change first and why.",
    },
  },
  {
    asks: 'Whose rules do you follow at home? {month} is about one of them that nobody ever decided on.',
    among:
      'It may say when you eat, who has to be called first with news, or that nobody talks about money.',
    cast: {
      sun: "the adult who'd like to have been asked about the rule",
      moon: 'the comfort of a rule that nobody has to think about',
      mercury: 'the question of who made the rule, which stumps everyone at home',
      venus: "the affection that makes you keep a rule you don't believe in",
      mars: 'the itch to break the rule at dinner in front of everyone',
      jupiter: "the exception to the rule that you'd allow on any good evening",
      saturn: 'the rule itself, which everyone at home keeps and nobody made',
      uranus: 'the impulse to call the wrong person first with the news',
      neptune: 'the peace at home that the rule is believed to protect',
      pluto: 'the hold the rule has on the twelve-year-old in you',
      asc: 'the obedient look you get when the rule is mentioned',
      mc: 'your standing at home, which seems to depend on the rule',
    },
    before: {
      sun: {
        eases:
          'You break the rule in front of people, half without meaning to, and the evening goes on. Nobody was guarding it, and they may have been keeping it for your sake all along.',
        presses:
          'An older relative, or somebody who acts like one, reminds you how things are done, and you feel about twelve. The rule needs exactly that feeling in order to work. It weakens considerably when you recall your age.',
      },
      mercury: {
        eases:
          "You ask around where the rule comes from, and each person may name another. It's an odd pleasure to look for the author of a thing and find none. You may be the first who's asked.",
        presses:
          "A remark slips out that the rule doesn't allow, about money or about who's tired of what, and there's a pause. When nothing comes after the pause, you see that it was the rule's only penalty and that you've paid it.",
      },
      venus: {
        eases:
          "You've got company that doesn't know the rule, and the meal or the talk is better for it. It's a free look at what your place would be like without the rule in it.",
        presses:
          "Keeping the rule is the price of a peaceful evening, and you pay it without a word. The price isn't high. What's annoying is that you can't remember having been asked.",
      },
      mars: {
        eases:
          'You skip the rule on purpose, eat standing up, call the wrong person first, or say what the couch cost. It feels better than it has any right to. By the next morning the rule looks a good deal less solid.',
        presses:
          "Somebody keeps the rule a little too cheerfully, and you go off like an alarm. They may have no idea what they did. Your quarrel is with the rule, but it can't answer back, so a person gets it.",
      },
      moons: {
        new: "There are no rules yet for what starts there, and you can watch yourself make one by the second day. Somebody does a thing twice, and that's that. The rule at home may have come about no more grandly.",
        full: "The rule gets forgotten for a day or two while things come to a head there. If someone points it out, you know who cares about it. If you're the only one who notices, you've learned whose rule it is.",
      },
    },
    after: {
      sun: {
        eases:
          "You hear yourself tell a guest how it's done at your place, and it's the new way. It sounds as if you'd always lived like that. So that's how a rule gets made, and this time you know by whom.",
        presses:
          "A senior member of the family would like the rule back and may not say so, beyond sighing near it. It's possible to be kind about the sigh and leave the rule where it is.",
      },
      mercury: {
        eases:
          'You bring up the rule and laugh about it, and somebody confesses that they never liked it, either. There may be a second one of the same kind, and now two of you are looking for it.',
        presses:
          "A text may ask why you didn't do the usual thing, and you write three paragraphs of reasons. The next draft has one line, and that's plenty for a rule that nobody decided on in the first place.",
      },
      venus: {
        eases:
          'The time that used to go to the rule is free, and you spend it on something you enjoy with a person you like. It turns into a nicer evening than the rule ever gave you, and nobody remarks on it.',
        presses:
          "You miss the rule a little, or rather the people who used to keep it with you. They're what it was good for, under all the fuss. There are other ways of being with them, and a call is the shortest.",
      },
      mars: {
        eases:
          'The new way gets some equipment. You move the table, or switch off the reminder, or put the bill where everyone can see it. After that, keeping the old rule would be more work than keeping the new one.',
        presses:
          "You're done with the rule, and now you'd like everyone else to be done with it this minute. They may have reasons for keeping it, some of them good. You've given up your share of it, and that's as far as your claim goes.",
      },
      moons: {
        new: "You're among the first at what starts there, so you get a say in its rules. One is enough to begin with. From the rule at home you know that it'll be around long after the reason is gone, so it might as well be a friendly one.",
        full: "The rule at home is what you fall back on when it gets loud there, because it saves thinking. It has its uses. A rule that you can pick up for some days and put down again isn't the one giving orders.",
      },
    },
    slow: {
      eases: [
        "The rule wears off over these weeks. It gets kept on some days and forgotten on others, and the household runs exactly as before. Sooner or later you'll notice that you've stopped checking.",
        "People may start to tell you what they thought of the rule all along. One of them kept it for your sake, and another for somebody who doesn't even live there. It gets funnier with each confession, and what survives is mostly the part that everyone likes.",
      ],
      presses: [
        "Over these weeks the rule takes more out of you than it used to, because you've begun to see it. Each time you keep it, you're choosing to. After enough of those small choices you'll either be for it or be done with it.",
        "The rule gets cited more often, perhaps because somebody can feel it slipping. It comes up over small things, with a sigh or a that's how we've always done it. You don't have to win those rounds. One honest question about what it's for would do more.",
      ],
    },
    houses: {
      new: {
        1: "When you've made a new start, people at home may still expect you to keep the rule. You notice it more than you used to. It's a good time to ask whether it suits the person you're becoming.",
        2: "A budget can't be made unless someone says a figure out loud, and the rule may be against that. You could say yours first. People at home have possibly been wondering about the same figure.",
        3: "If you've got some small good news, the rule may say who has to hear it first. There's probably another name you'd rather call. Nobody has ever looked up what the penalty is.",
        4: "When something begins at home, for a short time nobody's sure how it's done here. The rule isn't in force until somebody mentions it. You could say how you'd like it done and see who agrees.",
        5: "You're starting on something that's purely for pleasure, and it falls right into the hour that the rule has taken. A rule that nobody decided on has to give way to choir practice sooner or later. It's a gentle way to ask how firm it is.",
        6: 'A new daily routine may need the very hour that the rule has always had. You can try to do both for a few days. If that leaves you eating twice, or calling home from the gym, one of them has to move.',
        7: "Somebody who's new to your life may ask why you do it that way. You start on the answer with confidence and run out after one clause. It's a fair question, and you could ask them what the rule is at their place.",
        8: "Before you share money or a confidence, it's as well to say which rules come with you. The one about never talking about money would be awkward. You may break it in the very sentence in which you mention it.",
        9: "In another country, or at a friend's in the next county, they eat when they're hungry or say what they earn. You watch it as you'd watch wildlife, and the rule at home looks rather local.",
        10: "If you've got a new task and you're the one who says how it's done, people may soon call that the rule. It's instructive to see how little went into it. The one at home could have started the same way.",
        11: "A new group may have a custom that makes no sense at all to you, and they're attached to it. You go along, amused. Somebody visiting your place would probably find your rule about as sensible.",
        12: "While you're alone you may keep the rule anyway, though there's nobody there to mind. Try a day without it. By evening you'll know whether you like the rule or only obey it.",
      },
      full: {
        1: 'You might break the rule without a word, by turning up late or dressed for something else. People take it in. After a minute most of them will have gone back to their plates.',
        2: "When a money question comes to a point, somebody has to name the sum, even if the rule has kept it vague. Once it's out, people are often relieved. If you're the one who says it, you'll see who else wanted it said.",
        3: 'A piece of news may get around by the wrong route, so that the person who had to be called first hears it fourth. There could be a coolness for a while. You can be sorry that they were hurt and still not think much of the rule.',
        4: "With the whole household or the whole family together, everyone keeps the rule, and you may all be waiting for one another to stop. It only takes somebody to say that they're hungry, or to ask the question nobody asks. You can be the one.",
        5: "An evening can be much too good to be broken up because the rule says it's time. Everyone can feel that. If you stay in your seat, the others can stay in theirs.",
        6: "When you've got too much to do, part of it may be for the rule. Leave it out for a day and see what that saves you. If nobody mentions it, you can have those minutes every day.",
        7: "The person closest to you may have been keeping the rule for your sake, while you kept it for theirs. If that comes out in an argument, you'll both be too surprised to stay angry.",
        8: "If something that's never talked about gets talked about, such as money, you'll find out what the rule was protecting. It may be very little. The two of you could come away closer than good manners ever got you.",
        9: "Among people who believe other things, you hear yourself defend the rule like a native. It's a spirited speech. On the way back you wonder which half of it you'd sign.",
        10: "If duty calls at the hour that belongs to the rule, you have a public reason to skip it. Nobody can object. It's a pity in a way, since you'd have liked to know what they'd say to a private one.",
        11: "If friends and family end up around one table, the friends won't know the rule. One of them may ask what somebody earns, or start before the toast. Your people will look at you first, and you can smile and pass the potatoes.",
        12: "Lying awake, you picture the people you keep the rule for, one after the other. Some of them wouldn't notice. One or two might be lying awake themselves, wondering if they could stop.",
      },
    },
    turns: {
      begins:
        "It's a good day to leave the rule out once and see who misses it. You eat earlier, call later, or name a figure at the table. If nobody asks, you've got a new arrangement, and if somebody does, you've got a conversation that was due.",
      shows:
        "The rule comes out into the open, possibly because somebody new asks why it's done like that. Explaining it takes longer than it should. By the end of the explanation you know which half makes sense, and so does the person who asked.",
      halts:
        "There'll be no general reform at home for some months, so you've got time to study the rule and to make a few exceptions of your own. You can see who relaxes when it's kept. If that's a person you love, the rule has an argument on its side, and if it's nobody, it hasn't.",
      resumes:
        "Whatever you'd let stand at home for the sake of quiet is up for discussion again. You've watched the rule long enough to say one exact thing about it. Exact is better than loud here, because people will defend a tradition and give way on a detail.",
      eases:
        "A person you'd expected to insist on the rule lets it go with a wave of the hand. It's slightly insulting, after all the trouble you've taken to keep it. By the next evening the insult has worn off, and you can still do as you like.",
      presses:
        "You run straight into the rule, and somebody holds it up like a law. You don't have to argue it down. In your own place, or in your own corner of a shared one, you can simply do it differently, and be friendly about it when they stare.",
    },
    closes: {
      begins:
        "If you've left the rule out once by the end of {month}, you know what it's worth. Either it was missed or the evening was better. In both cases you'll be following a rule of your own from now on, even if it's the same one.",
      shows:
        "Whose rules do you follow? By the end of {month} you can name at least one of the authors, or say for certain that there wasn't any. A rule is much easier to keep, or to drop, once it has stopped being how things are.",
      halts:
        "You can know by the end of {month} what the rule does for people, which is more than the people who keep it could tell you. It may have earned its place. If it hasn't, you can drop your share of it without a scene.",
      resumes:
        "As far as you're concerned, the rule gets renewed in {month} or it lapses. Most of them lapse, and whatever was yours in it, the meal together or the call, you'll go on doing because you want to.",
      eases:
        "Getting out of a rule that nobody made takes very little, and {month} is for finding that out. You may keep the custom and drop the guilt. What's left is yours, because you looked at it and said yes.",
      presses:
        "By the end of {month} you may have said no to the way it's always been done. It won't have been comfortable, but it's how you find out that a family, or any household, holds together without that particular rule.",
    },
  },
]
