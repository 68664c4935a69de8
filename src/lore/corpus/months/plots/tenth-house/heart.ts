import type { MonthPlot } from '#lore/authored.ts'

export const tenthHouseHeart: readonly MonthPlot[] = [
  {
    asks: 'Does your work leave you a life to come home to? {month} is about quitting time, and about keeping it.',
    among: 'It may be about evenings, school vacations, or a commute that eats the day.',
    cast: {
      sun: "the person who'd be home by seven",
      moon: "the evening you come home to, or don't",
      mercury: 'the one more email before quitting time',
      venus: "the person who's glad when you're early",
      mars: 'the temper you bring home from work',
      jupiter: 'the yes to one more thing that costs you the evening',
      saturn: "the conscience that stays at the desk when you've left",
      uranus: 'the afternoon you walk out at four',
      neptune: 'the blur between the working day and the rest of it',
      pluto: 'the hold that work has on you after hours',
      asc: 'how tired you look to the people at home',
      mc: 'the work itself, which never says when quitting time is',
    },
    before: {
      sun: {
        eases:
          "You enjoy a part of your work so much that you look up and it's late. You wouldn't want those hours back, and it's good to know which ones they are, because quitting time is for the others.",
        presses:
          "The evening was promised to somebody, or to you, and work takes the first half of it. Nobody made you stay. It seems you were the only one who'd never said when quitting time was.",
      },
      mercury: {
        eases:
          "You tell one person at work when you're leaving, in passing, while you're talking about something else. They say okay, as if it were nothing. Quitting time may have been a secret that you were keeping from people who didn't mind.",
        presses:
          "You answer one message after quitting time, since it only takes a second, and it does. The answer has an answer. By then you're at work again, in your socks.",
      },
      venus: {
        eases:
          "The evening has an hour more in it than you're used to, and somebody may be glad that you're early, even if it's only the neighbor's dog. Such an hour could be had more often, at the price of a quitting time.",
        presses:
          "You're patient and charming all day, and the people at home, or the friend who calls, get what's left. An earlier quitting time would get them some of the patience, too.",
      },
      mars: {
        eases:
          'You leave on time, without a speech. The rest of the work is there in the morning, exactly as expected. Having a quitting time seems to be easier than announcing one.',
        presses:
          "You snap at somebody in the evening about a thing that went wrong before lunch. They can tell that it isn't about the dishwasher. Quitting time has come for all of you but your temper, which is still at work.",
      },
      moons: {
        new: "Quitting time acquires a purpose. Whatever begins there needs hours that can only come from after work, and leaving is easier when somebody or something expects you. You may be on your way before you've had time to feel guilty.",
        full: "Work has had the best of you by the time things get serious there. You'd be of more use an hour earlier and awake. If quitting time were kept just once, you'd have that hour.",
      },
    },
    after: {
      sun: {
        eases:
          "You do your work well, and you're gone by the time you said you would be. People see both, and they may begin to plan around your quitting time, as they do around anybody's lunch.",
        presses:
          "Somebody important wants you on exactly the evening you'd kept. They can have it this once, if you name the one you're taking instead. Said like that, it's an exception, and quitting time stays what it is.",
      },
      mercury: {
        eases:
          'You ask whether something can wait until morning, and it can. Most things can, once the question has been put. A message that comes after quitting time looks much less urgent with breakfast in between.',
        presses:
          "A schedule changes, or a train is dropped, and quitting time has to be negotiated all over again. This round takes two messages, because nobody's arguing about the principle anymore.",
      },
      venus: {
        eases:
          "You've got an evening with nothing from work in it, and it goes on and on. Evenings are longer than they look from a desk. Somebody may remark on how present you are, and you've been there since quitting time.",
        presses:
          "You keep quitting time and spend the evening feeling that you've let people down. They may not have noticed. It would help to have something nice to do, since most of the guilt comes from sitting next to the phone.",
      },
      mars: {
        eases:
          "You get a day's work into the day, because the day has an end. If anybody asks what quitting time does for your results, here's one.",
        presses:
          "Something is handed to you at the last minute, and you blow up. It was the last minute before an evening you'd protected, and they couldn't have known. Next time they will, if quitting time gets mentioned along with the apology.",
      },
      moons: {
        new: "A new thing gets your good hours, from before you're tired, if quitting time has held that day. If it hasn't, it gets you yawning and polite. No one will complain about that, so it's up to you to notice.",
        full: "That part of your life wants you in one piece for a day, and quitting time decides whether it gets you like that. When it matters, work can spare you sooner than you'd have guessed. People seldom ask why if you say it calmly.",
      },
    },
    slow: {
      eases: [
        "Over these weeks work and the rest of your life get along a bit better. A late meeting moves, or the trip home gets shorter. There's less and less need to defend quitting time, and on some evenings you don't think of it at all.",
        "Your evenings begin to have a shape, with a walk in them, or a person you call. It's easier to keep quitting time when it's the start of something. You may catch yourself looking at the clock with pleasure, and nobody at work is the worse for it.",
      ],
      presses: [
        "For some weeks work wants more of you, an evening here and a weekend there. There's a reason each time, and the reasons won't run out, so quitting time has to come from your side, and said early it doesn't sound like a protest.",
        "You come home with the work still going on in your head, so it's hard to say when quitting time was. A talk from the afternoon runs again over dinner with better lines. Leaving is only half of it, and the other half needs something that takes both hands.",
      ],
    },
    houses: {
      new: {
        1: "You're changing something about yourself, and it takes hours that work has been getting. A gym bag under the desk makes quitting time look believable. People are less likely to stop somebody who's already in sneakers.",
        2: 'Money is being planned afresh, with a column for what you earn and none for the hours that go into it. Divide the one by the other. The result tells you what staying past quitting time has been paying you.',
        3: "Something new to learn, or new people on the block, could give you somewhere to be in the evening. A class starts at seven whether you're there or not. That makes quitting time easier to explain, to them and to yourself.",
        4: "Something may be starting at home, such as a new arrangement or a regular dinner. It works only if you're there for it. Quitting time is part of the arrangement, as much as who does the cooking.",
        5: "Fun of some kind is starting up, a band or a flirtation, and it meets on a weeknight. You'd be there early if it were a client. Quitting time could be kept with the same respect for a drummer.",
        6: 'Your days are being put on a new footing, with breakfast and stretches. Everybody plans the morning. The end of the working day needs a line in the schedule as well, since quitting time is what the stretches are for.',
        7: "An understanding begins between you and a partner or a good friend, and hours are bound to come up in it. Promise one quitting time a week that you can keep. They'd rather have that than five you mean well by.",
        8: "Sharing the rent or a worry with somebody starts with telling them what you've got, in money and in evenings. If quitting time isn't settled, the second figure is a guess. They may plan a life around it.",
        9: "A trip or a course is taking shape, and you'd like to be awake for it, for the reading or the bookings. You can't do much of either after eleven hours of work. Quitting time is what makes room for them.",
        10: "At work something starts, and starts are when everyone stays late to be seen staying. What you do now they'll expect for a year. Leaving at quitting time in the first week takes no explanation later on.",
        11: "New friends tend to meet on a weeknight, just when work runs over. If quitting time is kept on that one evening, you're there from the start. People who always come late only hear how it was.",
        12: 'An evening to yourself is on the calendar, with nobody expecting you anywhere. Those are the easiest ones to give to work. Quitting time holds if you treat the couch as if it had a reservation.',
      },
      full: {
        1: "Your face shows the hours you've been keeping, and somebody may say that you look tired. You look as though quitting time were a rumor. One early night makes a bigger difference than you'd think.",
        2: 'The money is counted, and some of it may have gone for takeout, taxis, and small presents to yourself after a long day. They make up for the evenings. An earlier quitting time would cost less than the good cheese.',
        3: "All day you've been at it with messages, and they go on after quitting time because you answer. Answer one in the morning instead. The sender may not have noticed that it was evening.",
        4: "Something at home may need everyone at once, a visit or a leaking ceiling, and you leave work with a task half done. It'll be there in the morning. Quitting time could come in the middle of a task on other days, too.",
        5: "A recital, a game, or a date may start at an hour when you're normally still at work. It takes a firm quitting time to see the beginning. You'll remember the evening, and in a month you won't know what the work was.",
        6: "Work peaks, and your body has had enough of it by the afternoon. At quitting time you could still do something about that, such as a walk or a real dinner. Three hours later there's only the aspirin.",
        7: "Someone you love has been patient about your hours, and may now say the number of dinners. You'd have guessed lower. All they're asking for is a quitting time that they can put the rice on by.",
        8: 'What you owe one another gets talked about, in hours this time. If one of you has been doing the evenings alone, quitting time is what you can pay it back with. It takes small installments.',
        9: 'A trip comes to an end, or an exam is behind you, and for a few days work did without your evenings. Chances are that nothing went wrong there. You could go on keeping quitting time as though you were still away.',
        10: "A deadline or a big day at work takes everything you have, and there's applause. Go home on it. Staying for another hour past quitting time to straighten the files is how a good day loses its ending.",
        11: "Friends have something to celebrate, and it starts while you're usually at work. They'll be glad to see you at any hour. With quitting time kept, you're there for the toast and don't have to be told about it.",
        12: "You lie down for ten minutes after work and wake up in the dark with your shoes on. So that was the evening. Your body has set a quitting time for you, and it didn't check with anyone.",
      },
    },
    turns: {
      begins:
        "You can pick one evening a week and give it a quitting time that you tell people about. Telling them is what makes it hold. The first time may feel like cutting class. It's surprising how much gets finished beforehand by a person who has to catch a train.",
      shows:
        "You're tired or moved where people can see it, or somebody tells you what your hours look like from home. Once the shock has worn off, you may find that hardly anyone thinks less of you, and that the talk about quitting time won't have to start from the beginning.",
      halts:
        "Some of the drive goes out of your work for a few months, or the work itself slows down. You may catch yourself still there after quitting time with nothing to do. It's an odd moment, and an instructive one, because you get to see what you were staying for.",
      resumes:
        "Work picks up again, and it'll take any hours it finds lying around. If quitting time is set before the first busy week, you're telling people how it is, and after that you'd be asking for a favor.",
      eases:
        "You're liked where you work, and somebody says so. It would be natural to thank them with one more late evening. The goodwill could also be spent on quitting time, since people are generous with a person they've just praised.",
      presses:
        "Work and home want you in the same week, and they've each got a point. Trying for both makes you late for both. The one you don't choose needs to hear it early, along with a quitting time on another day that you mean to keep.",
    },
    closes: {
      begins:
        "If quitting time has been kept on one evening a week in {month}, you can say what your life is like after work. It may be quieter than you thought. By then you may know what you'd like to do with it.",
      shows:
        "What your work costs you is easier to change once it's been seen, and {month} is for that. You can mention it at work and at home, and help with quitting time may come from the side where you'd least expected it.",
      halts:
        "Work lets go of you a little in {month}, and you find out how much of you is left at the end of the day. It's a fair amount. When work asks for those hours back, quitting time may be the one thing you'd like to keep.",
      resumes:
        "By the end of {month} you may be busy again, with a quitting time that you've named yourself. If it holds more often than not, your work leaves you the life you wanted beside it.",
      eases:
        "If you use some of the goodwill in {month} to move quitting time by an hour, it's well spent. Work will have forgotten the hour in no time. The people you have dinner with will notice it right away.",
      presses:
        "If something has to give in {month}, you'll see what you reach for first, the work or the evening. It doesn't have to be the noble one. It tells you which part of your work you'd give up, and that's where quitting time belongs.",
    },
  },
  {
    asks: 'How much do you need to be liked where you work? {month} is about a no that you owe somebody there.',
    among:
      "It may be to extra hours, to a favor that has become a habit, or to a lunch you'd rather eat alone.",
    cast: {
      sun: 'the self-respect that a no would be good for',
      moon: 'the need to be liked where you work',
      mercury: 'the no, in a friendly sentence',
      venus: 'the smile that has said yes before you have',
      mars: 'the fury at the person who asked, when the no was yours to say',
      jupiter: 'the helpfulness that promises one more favor',
      saturn: 'the duty you feel toward people who only asked',
      uranus: 'the no that slips out one tired morning',
      neptune: "the hope that they'll notice by themselves that it's too much",
      pluto: "the fear of what you'd be there without being obliging",
      asc: 'the agreeable face that people ask first',
      mc: 'the name you have for never minding',
    },
    before: {
      sun: {
        eases:
          "You're liked, and for once you can feel it without having done anything extra. In that state you can see that the no might cost you a frown, and that you could afford several.",
        presses:
          "You're asked in front of other people, and you say yes before the question's over. The room is pleased. The no comes to you afterward in the parking lot, complete and well phrased.",
      },
      mercury: {
        eases:
          "You try out a no where nothing depends on it, on a survey or a salesperson. It's over in a breath, and they thank you for your time. The one you owe at work may be about as short.",
        presses:
          'You write the no, then a sentence to soften it, and then one to soften that. It ends up reading like a yes with regrets. The first line was fine, and the person getting it may be in a hurry.',
      },
      venus: {
        eases:
          "You have a good time with the people you work with, and nobody wants anything. You notice what they like you for, and it isn't that you're always available. They'd go on liking it after a no.",
        presses:
          "You say yes because the person asking has such a nice way of asking. It's a pleasure for you both until about the next day. After that you've got a favor to do, and you still owe somebody the no.",
      },
      mars: {
        eases:
          "You turn something down without having planned to, quickly, on your way to something else. They say sure, and that's the end of it. It was a small no, and it shows how little ceremony the other one needs.",
        presses:
          "You've said yes once too often, and you're furious with the person who asked. Asking was their part. The no was yours, and it'll still be there when you're calm enough to say it nicely.",
      },
      moons: {
        new: "You'd love to say yes to something that begins there, and the week is full of things you couldn't refuse. The no that you owe at work would pay for it almost to the hour. There's seldom been a better excuse to be less obliging.",
        full: 'A crowded few days there make you look at what else is on your plate. At least one thing on it belongs to somebody at work, and it got there because you were being nice. The no would hand it back.',
      },
    },
    after: {
      sun: {
        eases:
          "You disagree with somebody in public, mildly, and people listen for the rest of the hour. They'd like to hear what else you think. The no may have been noticed in more places than the one it was meant for.",
        presses:
          "Somebody's cooler to you than before, and you feel it in your neck. It may be about your no, or it may be about their shoes. It'll pass without treatment, and a favor now would undo the whole thing.",
      },
      mercury: {
        eases:
          'The answer to your no is one line long and says no problem. You wait for a second line with the problem in it. There may honestly not be one.',
        presses:
          "You're asked to explain, and the explanation grows. Each reason you give can be solved by a helpful person, and this one is helpful. The no doesn't need reasons as much as it needs saying again, kindly, in the same words.",
      },
      venus: {
        eases:
          "People have a new politeness with you, and after a moment you recognize it as respect. It isn't quite as warm as what you got for never saying no. It leaves you more of the evening.",
        presses:
          "You miss being everyone's favorite, and one yes would bring it all back. The favor would come back along with it, and so would the job of saying no.",
      },
      mars: {
        eases:
          "With the favor off your plate, you do your own work, fast and rather well. It's what they wanted you for in the first place. You've got the no to thank for a good afternoon.",
        presses:
          "You're asked again as if you'd never said it, and you're ready to say it a good deal louder, although it's likely that they only forgot. The second no can be as quiet as the first, and it's the one that people believe.",
      },
      moons: {
        new: "A yes comes easily at a beginning like that, and nobody had to look disappointed first. It's quick, and your voice is lower. The no that you owe at work would make room for more of those.",
        full: "A favor for somebody at work is out of the question while things come to a head there, and you don't have to look for a reason. The no comes out short and friendly. It could stay that short in quieter weeks.",
      },
    },
    slow: {
      eases: [
        'Over these weeks people get used to hearing where your limits are, and they ask accordingly. Because they know about the no by then, you hardly ever have to say it.',
        "You're less anxious about people's faces. A frown at work turns out to have been about the printer, and you'd have brought it a favor. The no seems smaller in that light, since most of what you feared from it comes and goes anyway.",
      ],
      presses: [
        "The favors add up from week to week, since you're good at them and word gets around. It's a compliment that comes with a bill. The no gets more expensive each week that it's late, so a clumsy one now is a bargain.",
        "Everybody at work is short of time, and a no looks especially unkind. You'd rather do the thing yourself than watch somebody's shoulders drop. There is a next person to ask, though. They start with you because they seldom need a second.",
      ],
    },
    houses: {
      new: {
        1: 'A fresh start makes you want everyone to like the new you, down to the guy from the mailroom. The no you owe would be a fresh start as well. Say it in the new jacket, and it comes out as part of the look.',
        2: "You're working out what you can spend, and there's a column for lunches and farewell gifts at work. It's a surprising column. The no that you owe somebody there would save about enough for a decent pair of boots.",
        3: "Among new people, at a class or on the block, nobody knows how obliging you are. You can practice. Tell the man with the petition that you'd rather not, and see if the no for work doesn't come easier the same week.",
        4: 'Something is being settled at home, such as who does the dishes or who can stay over, and you say what suits you. Nobody there likes you less for it. A no at work could be said in that tone.',
        5: "Rehearsals or dates are beginning, and you need the evening free. If a favor at work takes that same evening, you can't do both. A no is easier to say when you know what you'd rather be doing.",
        6: "A new routine has a real lunch break in it, with a walk. A coworker may want to come along and talk about the office. If you'd rather be alone, that's a no you can say kindly, and it gets you the walk.",
        7: "You're drawing close to someone, or closer to someone you have, and they can hear your voice change when work calls. They may ask why. You could tell them about the no and practice it on each other.",
        8: "You and another person are agreeing on who pays what, and neither of you pretends that it's all fine. How restful. The people at work might be able to stand it, too, if the no you owe were put to them that plainly.",
        9: "A course is starting, or a trip gets its dates, and you have to ask for time off. Asking makes you want to be extra good beforehand. A no is worth most right then, or you'll spend the trip recovering from the favors.",
        10: 'A new boss or a new project gives everyone at work a first impression to make, and yours is usually yes. First impressions last. A small no in the opening week would save you from owing a large one later.',
        11: "A new circle may like you before you've done a thing for them. You can enjoy that, and take a lesson from it. The people at work can probably go on liking you after a no.",
        12: "Being alone for a bit does you good, and after a while you stop composing replies in your head. A no gets shorter when nobody's face is in front of you. You may find that it needs only a line.",
      },
      full: {
        1: "You've been smiling for so long that your cheeks are tired, and it shows. People at work would still know you with your face at rest. A no doesn't need a smile to be friendly.",
        2: "The month's money is counted, and some of it went to being liked, on rounds and raffle tickets. None of that was a mistake. The no would have been cheaper than the fourth cake, is all.",
        3: "Your message comes out shorter than you'd meant, with no smiley face in it, and you worry about it through lunch. They may write back that it's fine. A no at work could be sent in just that length.",
        4: "Something at home needs you by a certain hour, and a coworker may want you at the same one. If you choose home, the no takes a second. It's the apologizing afterward that makes you late.",
        5: "You're the hit of the party, or your painting is, and people crowd around. For an evening you're liked as much as anybody could ask. It's a good night to decide on the no, since you could spare some.",
        6: "Your own work and somebody else's are on the desk, and you've got a cold coming on. The cold would make an excellent excuse. It'd be a shame to waste the no on it, when the reason is that you don't want to.",
        7: "A partner or a friend may have had enough of hearing what you put up with there. They know all the names. They'd be glad to hear about a no for once, and what the other person said.",
        8: "A favor gets returned or an old loan is paid, and you're even with somebody. You might look at who's ahead at work. If you've done more favors than you've asked for, a no won't put you in anyone's debt.",
        9: "You come back from somewhere, or pass something, and they've managed at work without you. They even found the toner. The no that you owe might disturb them less than you'd been hoping.",
        10: "You may be praised at work in front of the others, for your helpfulness among other things. It's pleasant, and more requests are likely to follow. On a day like that nobody would think badly of you for a no.",
        11: "The whole crowd is together, and one friend may skip the second bar and go home. Everybody still likes them. That's what a no can look like when the person saying it isn't worried.",
        12: "Lying awake, you go through everyone at work and how they looked at you. It takes a while, as you know a lot of people. The no concerns only one of them, and that one's asleep.",
      },
    },
    turns: {
      begins:
        "One small no is due, and it can be said in your friendliest voice. You thank them for thinking of you, tell them that you can't, and leave the silence alone. They'll fill it. After that you're a person who's been known to say no, and that makes the next one ordinary.",
      shows:
        'People see you tired, or annoyed, or simply without the smile. It feels like a slip. It may raise their opinion of you, because somebody who never minds anything is hard to take seriously. If somebody asks a favor just then, the no is half said already.',
      halts:
        "You lose your taste for being indispensable, and for some months it doesn't come back. Favors get done later, or by other people. Each time somebody copes without you, there's a little less of the no left for you to say.",
      resumes:
        "A favor that nobody had asked for in a while is needed again, and they turn to you out of habit. The pause has shown that it can be done without you. They've seen it as well, so you can say the no as if you were only reminding them of it.",
      eases:
        "You're praised for what you do, out loud, and heads nod. It seems an ungracious moment for a no. It's also the one moment when you can be sure that they won't stop liking you over it. You can thank them first and say it on the way out.",
      presses:
        "A remark about your work goes straight to your heart, and you want to do something extra in order to be loved again. A night's wait is worth a lot here. Part of the remark is about the work, and that part you can fix. The rest of it calls for the no, and you'll be glad to have said it before lunch.",
    },
    closes: {
      begins:
        "If the no has been said once by the end of {month}, you know what it costs to be a little less liked. It's a day or two of cool weather at work. You may find that you can do without the warmth more easily than without the evenings.",
      shows:
        'In {month} they may see a side of you that minds things, and nothing terrible follows. You need to be liked there somewhat less than you need to be known. The no is one of the things people know you by.',
      halts:
        "How much do you need to be liked? A quiet {month} lets you go without for a while, and you may find that the days are all right. The people who can't hear a no stay away, and the others still say good morning.",
      resumes:
        'By the end of {month} the old favor may be back, or it may have met your no, and you get a say in which. Being respected takes a little longer than being liked. It needs a lot less upkeep.',
      eases:
        "If you say the no in {month}, while they're all so fond of you, you can watch the fondness hold. You don't have to pay for it with favors. It's nicer to be liked for free.",
      presses:
        "On some evenings in {month} you may go home unsure whether they like you. It's bearable, and it's over sooner than you'd think. In the morning there's still your work and your no, and you can stand behind both.",
    },
  },
]
