import type { MonthPlot } from '#lore/authored.ts'

export const fourthHouseMind: readonly MonthPlot[] = [
  {
    asks: "{month} is about a plan for where you live that has two versions, your own and one you haven't heard yet.",
    among: 'It may be a move, a renovation, or where a parent is going to live.',
    cast: {
      sun: 'your own version of the plan, down to where the table goes',
      moon: "the evening you picture in the place you're planning for",
      mercury: 'the word in the plan that means something else in the other version',
      venus: 'the couch that only fits into your version of the plan',
      mars: 'the impatience that would sign the plan before hearing the other version',
      jupiter: 'the extra room that finds its way into your version of the plan',
      saturn: 'the budget that both versions of the plan have to live with',
      uranus: 'the third idea that would make both versions of the plan unnecessary',
      neptune: "the version of the plan that you haven't heard and keep imagining",
      pluto: "the one condition in your version that you'd never sign away",
      asc: 'the confident air with which you present a plan as settled',
      mc: 'the working life that any version of the plan has to leave room for',
    },
    before: {
      sun: {
        eases:
          'You describe your version to somebody it concerns, with real pleasure, down to where the table goes, and they listen well. The first question they ask tells you more about their version than an hour of prying would.',
        presses:
          "You present the plan for your place as settled, and it meets a polite silence. The second version is somewhere in that silence. It's tempting to repeat your own a little louder, and a question would get you further.",
      },
      mercury: {
        eases:
          "A figure, a floor plan, or the name of a contractor turns up, and both versions of the plan have to deal with it. The mood improves, because it's easier to look at a number together than at each other.",
        presses:
          "You think you've agreed about the plan, and the next sentence proves you haven't. You meant the small room, and they meant soon. Two people can nod at the same word for quite a while before the other version shows.",
      },
      venus: {
        eases:
          "You spend an hour on the plan with somebody who has a good eye, and it's mostly colors and where the morning light comes in. As long as nobody mentions money, the two versions may want the same mood and differ only in square feet.",
        presses:
          'You fall for a place, or a couch, that belongs to your version only. Lovely as it is, signing for it would end the discussion in a way that gets brought up again at every housewarming.',
      },
      mars: {
        eases:
          "You measure the room, call about the permit, or haul the first load to the dump, and your version gains some ground. Once people can see what you mean, they may start to point at things, and that's the other version beginning to talk.",
        presses:
          "You're so tired of the open question that you'd take the first offer that comes along. The other version has hardly had a hearing. Deciding now would save you one talk and cost you the next six.",
      },
      moons: {
        new: "A beginning there has to fit into the place where you live, and there are two versions of that. It gives you a natural way to ask about the other one. You'd only be wondering where a desk could go.",
        full: "The plan is off the table for some days while things come to a head there. Both versions get a rest from being defended. When you look at yours again, one of the things you'd insisted on may have stopped mattering.",
      },
    },
    after: {
      sun: {
        eases:
          "You hear yourself explain the other version to a third person, fairly and with its good points. If somebody can do the same for yours, there's nearly only one plan left.",
        presses:
          'Somebody from outside the household has an opinion on the plan and gives it with authority. For a moment both versions look silly. They have an advantage over the third one, since the people who made them are going to live there.',
      },
      mercury: {
        eases:
          'One practical point gets settled in passing, the order of the rooms or who calls the movers. The two versions agree on it without noticing. There may be more points like that than either of you would have guessed.',
        presses:
          "A quote may come in high, or a form come back, and each version blames the other. It's a single line of the plan, and it'll cost something. An evening with a calculator can deal with it, provided you're both on the same side of the table.",
      },
      venus: {
        eases:
          "Something for the place gets chosen that you both like, a paint color or a street. It's a small item in a long plan. You may each be relieved to find that you'd agree about more than you'd thought.",
        presses:
          "You've been giving in on one item after another, because the other person is so pleased each time. It's generous, and your version is getting thin. One item on your side you'd miss every day, and that's the one to hold on to.",
      },
      mars: {
        eases:
          "The two versions get a common list, and you take the first three items off it. Work like that settles arguments before anybody has had them. It's hard to disagree about a closet that's already empty.",
        presses:
          'A piece of the plan goes ahead without a word to the other side, and you may be the one who did it. What stings, even if the piece is a good one, is that nobody asked what the other version had to say about it.',
      },
      moons: {
        new: "The plan gets a deadline from what starts there, or at least a reason to be quicker. Two versions are fine for talking on a long drive. With something real to make room for, it's easier to see what they have in common.",
        full: "That part of your life shows what it needs from the place you live in, and one version of the plan has an answer to it. If it's the other person's, saying so is only fair. It may win you the room with the view.",
      },
    },
    slow: {
      eases: [
        "The two versions grow together over these weeks. One of you drops the second bathroom, the other one comes around to the neighborhood, and it all happens in small remarks. After that it's not easy to say whose plan it was.",
        "Each of you starts to explain the other one's idea to visitors. It begins as fairness and may end in something close to enthusiasm. Nobody has said that the plan is settled, but the tape measure has come out, and both versions are being measured.",
      ],
      presses: [
        "Over these weeks the plan runs into what it costs, and the two versions have different ideas about that as well. It's slow, and it's a test of everyone's manners. Whatever survives it, you'll both be able to sign.",
        'The other version reaches you in pieces, a sigh at a floor plan or a remark to a third person. You fill in the rest yourself, and your guess is gloomier than the original. Hearing the whole of it would take an evening, and guessing takes longer.',
      ],
    },
    houses: {
      new: {
        1: "You're starting something of your own and you see yourself in it, at a certain window. That window is in your version of the plan. The other one may have a different window, with you behind it too.",
        2: "A new income or a new budget gives the plan a figure to live within. Each version has spent it already. It'd be a good evening to compare, while the figure is still a friendly one.",
        3: "Asking around, you hear from a neighbor or a brother what the other person said about the plan. It's a piece of the second version. The rest of it is better fetched at the source.",
        4: "A beginning at home moves the plan along whether or not the two versions are ready. Somebody measures a wall. You can ask what they're measuring it for, and there's your evening's talk.",
        5: "You've got something new to play with, and it needs space, a loom or a drum kit. It goes straight into your version of the plan. The other version ought to be told before it hears the drums.",
        6: "A new daily routine is a test of both versions of the plan. One has the longer drive and the other has no bathtub. After a week of it you'd know what to ask for.",
        7: "You're starting out on something with another person, and a place to live is at the edge of it. They're likely to have a version of the plan already. Hearing how they picture a morning in it gets you further than any floor plan.",
        8: "Money's being put together, or trust is, and the plan depends on both. Your version says whose name goes where. The other version may have a feeling about that, which it has kept to itself so far.",
        9: "On a trip you see how people live elsewhere, and your version of the plan acquires a courtyard. It may be what both versions needed. If it was only the weather, you'll hear that as soon as you say it out loud at home.",
        10: "The new thing at work could move the plan by some miles or some years. You've adjusted your version on the way down in the elevator. Somebody else is still living in the old one and would like to be told.",
        11: "New friends live in a way that neither version of the plan had thought of, with a shared yard or a lodger. You come home with ideas. They're a good excuse to ask what the other person has been dreaming up.",
        12: "You take the plan off by yourself and look at it with nobody pushing. You've never mentioned the small room at the back of your version. The other one probably has such a room, too, and someone could start by showing theirs.",
      },
      full: {
        1: "You're asked point-blank where you want to live, and your version comes out in one breath. It's clearer than you'd known. The other person has been waiting for something to answer.",
        2: "An offer or an estimate puts a price on the plan, and both versions go quiet. Each may contain one item that was only meant to please the other person. It's touching, and it could save a third.",
        3: "Messages about the plan go back and forth until you each believe that the other's being stubborn. On the phone it's different by the second sentence. The other version has a voice, and it may sound a bit tired.",
        4: 'Everybody whom the plan concerns is under one roof, with coffee. The other version may come out as a remark about the stairs. A pencil and the back of an envelope would get the rest of it.',
        5: 'A happy evening at your place shows what the plan is for. People are in every corner. Both versions have left out the corner where everyone ended up.',
        6: "Sleep is short and the faucet drips, and your version of the plan gets more drastic by the day. So does the other. Neither should be signed before you've both had a weekend.",
        7: "The two of you finally have it out about the plan, and the other version is on the table with its reasons. One of the reasons is you. It's hard to go on arguing in quite the same voice.",
        8: "The question of who pays and who owns is answered, or at least asked aloud. Half of what you'd taken for taste in the other version of the plan may have been worry. It can be met with a sheet of figures.",
        9: "You've gone to look at the place, or you've read everything there is on the permit, and your version of the plan doesn't survive it whole. The other one may not, either, which would make the drive home rather companionable.",
        10: "Work comes to a decision about you, and it decides a piece of the plan as well. One version may fall away. You'd do well to be gentle with the person who furnished it.",
        11: "Your friends have heard both versions by now, and over dinner they tell you what's alike in them. It's more than you'd have said. They were the only ones who'd listened to each of you to the end.",
        12: "In the small hours you furnish the other version, to see what it's like. It has a better kitchen than you'd given it credit for. You could mention that at breakfast, before anything else.",
      },
    },
    turns: {
      begins:
        "It's a good day for a short talk about where you'll be living next year, and for letting the other person begin. You may hear a version you've never been told, and a reason you'd missed. If you come away with two things you agree on, there's a plan.",
      shows:
        "You find out what the other version is, all of it, perhaps from a remark to somebody else. It's more practical than you'd feared, and you're in it. What sounds like a no to your plan may only be a question about the stairs.",
      halts:
        "The plan for your place goes back to being a drawing for some months. That's no defeat for either version. Nothing has to be signed in the meantime, so each of you can explain the one thing you'd hate to lose.",
      resumes:
        'The plan moves again, because a paper arrives or a person gives way. Both versions have been lying around long enough for the gaps to show. If you mention the gaps in yours first, the talk starts off in a tone that everybody would like to keep.',
      eases:
        "A simple idea takes care of what the two versions were arguing about. It may be a folding wall, a later date, or the place next to yours coming up for rent. The plan gets cheaper, nobody has to have been right, and it's only slightly annoying that no one saw it.",
      presses:
        "You're given a deadline for the plan, or the wall in the middle of it turns out to be holding up the building. The two versions have to become one faster than you'd like. Hurry has its uses. You each find out which of your ten conditions were serious.",
    },
    closes: {
      begins:
        "The plan may still have two versions at the end of {month}. If you've heard both of them, that alone takes out most of the surprise. People can live with a plan that isn't theirs if they can find a sentence of their own in it.",
      shows:
        "Do the others have the same plan as you? In {month} you can hear the answer, in more detail than you'd asked for. The differences are smaller than they sounded, and most of them are about when.",
      halts:
        "If you use {month} to say what you'd hate to lose and to hear the same from the other side, the plan can rest. A version that keeps both of those things is already the right one. All it lacks is a budget.",
      resumes:
        "You may have one plan on one sheet by the end of {month}, with things crossed out in two handwritings. It's allowed to look like that. A home that people have agreed on usually starts out as a messy page.",
      eases:
        "The two versions can find out in {month} how much they have in common. It helps to put the floor plans away. Once you compare what each of you would do there in the evening, where you'll live is nearly decided.",
      presses:
        "If the plan has a date by the end of {month}, the discussion has an end. You'll have given up something, and so will they. A place is better for having been argued over by people who care which way the windows face.",
    },
  },
  {
    asks: 'What do you still call temporary about the way you live? {month} is about deciding whether it stays.',
    among:
      'It may be the boxes in the hall, a lease that runs from month to month, or a couch that belongs to someone else.',
    cast: {
      sun: "the person you mean to be once nothing's temporary anymore",
      moon: 'the sleep you get in a place that you call temporary',
      mercury: 'the word temporary, which comes up whenever you describe your place',
      venus: "the lovely things you don't buy for a place you call temporary",
      mars: 'the itch to unpack every box or throw them all out',
      jupiter: "the better place that you're always just about to live in",
      saturn: 'the decision that you put off by calling a thing temporary',
      uranus: 'the freedom to leave, which is what temporary is good for',
      neptune: 'the home in your mind that makes the present one look temporary',
      pluto: 'the fear of choosing a place and being stuck with the choice',
      asc: 'the apology with which you show people your temporary arrangement',
      mc: 'your standing as a grown-up in spite of the boxes in the hall',
    },
    before: {
      sun: {
        eases:
          "A visitor takes your temporary arrangement for your taste and compliments you on it. You're about to explain, and then you let it stand. For an evening you get to live like a person who'd meant it that way.",
        presses:
          "You apologize for the temporary arrangement before anybody has sat down, to a guest who hadn't even seen it. You're the one who walks around it every day, so the apology may be addressed to you.",
      },
      mercury: {
        eases:
          "You look up what the permanent version would cost, the deposit or the shipping or a couch of your own. The figure is a reasonable one. It's harder to go on calling a thing temporary once you know the price of its successor.",
        presses:
          "A form asks for your permanent address, or a friend asks how long you're staying, and you type and delete. Temporary is a word that doesn't fit on the line. It's only a form, and it has put the question better than you did.",
      },
      venus: {
        eases:
          'You hang a picture, or buy a plant, in a place that you call temporary. The room takes it very well, and that night you sleep like somebody with an address.',
        presses:
          "You see something you'd love to own and leave it in the store, because where would you put it. That sentence saves you a good deal of money. It also keeps a fair amount of pleasure waiting until nothing's temporary.",
      },
      mars: {
        eases:
          "You tackle one piece of what's temporary, a box to unpack or a call about the lease. It takes an hour, and it's less dusty than you'd feared. Whatever you end up deciding, there's now less of it to decide.",
        presses:
          "You've had it with the temporary arrangement and want it gone by the end of the day. The first replacement on offer will look wonderful. It could turn into the next temporary thing, bought in anger and harder to get up the stairs.",
      },
      moons: {
        new: "You'd do it properly if you lived properly, you catch yourself thinking about what starts there. There's the old idea again, that how you live is only temporary. The new thing doesn't seem to mind the boxes, and it could begin among them.",
        full: "You come home late and worn out from there and find your way around in the dark. For a temporary place it's remarkably familiar. Your feet may have decided before you have.",
      },
    },
    after: {
      sun: {
        eases:
          "You give directions to your place, or talk about the coming year, and the word temporary doesn't come up. You notice it only afterward. Part of you has moved in, or is already packed.",
        presses:
          "Somebody you respect asks why you're still living like that, and it lands. You could say that it's temporary, as usual. One plain sentence about what stays and what doesn't would do you more good, whether or not they approve.",
      },
      mercury: {
        eases:
          "A practical matter gets settled in passing, such as the mail, or whose name is on the bill. It's tedious, and it's how a temporary place turns into an address, or into a forwarding one.",
        presses:
          "An email about the lease or the delivery changes the dates on you. It feels as if everything were temporary again, and it's only a matter of a week. Your decision isn't touched by it.",
      },
      venus: {
        eases:
          "You have people over to the place as it is, and it works. One of them sits on a box. What you'd thought too temporary to be shown has room for six, and they'd like to come back.",
        presses:
          'Deciding has made you fond of the borrowed pans and the mattress on the floor. Temporary had its charms, chiefly that nothing could be your fault. You can take some of that lightness along and still own a bed.',
      },
      mars: {
        eases:
          "You finish one of the half-done things, the curtain rod or the change of address. It's quicker than walking around it was, and the place looks a bit less temporary for it.",
        presses:
          "You want the arrangement permanent or gone, and the people it depends on have a waiting list. You may find yourself fighting a call center over it. The temporary thing has held up so far, and it'll hold until they're ready.",
      },
      moons: {
        new: "What starts there will want to know how long you'll be around, and your answer comes out with a date in it. It's longer than temporary, or it's shorter and definite. You may be as surprised to hear it as anyone.",
        full: "At the end of a day like that you want to go home, and the word comes without a footnote. The place may still be temporary on paper. You know what you were looking forward to on the way, and you'd want that wherever you live.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the temporary arrangement grows roots, or loses the few it had. You can tell by what you buy, the big bottle of olive oil or the small one. It's a painless way to learn what you've decided.",
        "People get used to where you are. The neighbor nods, and the pharmacy has your name right. None of them asks whether it's temporary. They simply count on your being around, and you may find that you don't correct them.",
      ],
      presses: [
        "For some weeks what's temporary costs you something, in money or sleep or explanations. It's nothing dramatic, but you're paying the price of a decision without having one to show for it.",
        "What's temporary begins to show its age, like anything that nobody meant to keep. A hinge goes, or the mattress gets a valley. You can repair it as if it were staying or replace it as if you were, and each time the question is put a little more bluntly.",
      ],
    },
    houses: {
      new: {
        1: "You've got a new look or a new start, and it has no patience with the word temporary. Strangers take you for a person with a sofa. You may find that you agree with them.",
        2: "Planning your spending, you come to the storage unit, or to the rent that's paid by the month. Living temporarily has a price. Over a year it may come to more than the couch you haven't bought.",
        3: "New neighbors or a new errand route make you say your address several times. You've stopped adding that it's temporary. It was a long explanation for somebody who only wanted to deliver a package.",
        4: "Something's beginning at home, and it wants a nail in the wall. You hold the hammer longer than is needed. The temporary place has had nothing against nails all this time.",
        5: "You start on something for fun, and it can't be done on a temporary table with one short leg. A proper one would be an admission. It'd also be a place to leave the puzzle overnight.",
        6: "A new routine wants a hook for the bag and a shelf for the vitamins. You've put up neither in a place that's temporary. With a hook on the wall, something is decided before you've brushed your teeth.",
        7: "Someone may come home with you who's never seen how you live, and you look at it with their eyes on the way up the stairs. If you say that it's temporary, they might wonder whether you mean them, too.",
        8: "A shared cost or a shared closet is being talked about, and the other person asks how long you mean to stay. They're owed a better word than temporary. You'd be glad of one yourself.",
        9: "Packing for a trip or a term away, you see how little you'd need to pack to leave for good. It's a pleasant thought, or a startling one. Whichever it is tells you what the temporary place has become.",
        10: 'Something new begins at work, and it has a duration. You do the sum in the meeting. What you call temporary at home is going to last as long as that, so it may as well have curtains.',
        11: "People you've just met are planning for next year and count you in. It surprises you how fast you say yes. A person with a temporary life would have said that it depends.",
        12: "You stay in for some days and get to know the temporary place in daylight. There's a good spot by the radiator. A person could live here, you think, and it's you who's been doing it.",
      },
      full: {
        1: "Somebody sees you in your own setting and says that it's just like you. You look around at what you've called temporary. They may be right, and you'd rather they'd been right about a nicer lamp.",
        2: "The cheap version of the same thing has been bought for the third time, because it's only temporary. The receipts make a good case. One pan that lasts would cost less than being undecided has.",
        3: "Asked in passing whether you're settled yet, you start to say that it's temporary, and hear how often you've said it. The other person may nod a bit too kindly. You could try the sentence without that word.",
        4: "Things come to a head at home, and you either want to stay or you don't. You feel it in your feet. Nobody has ever fought this hard over a place that was temporary.",
        5: "People are dancing around the boxes in the room you call temporary. It holds more people than you'd thought. Someone puts a drink down on a carton and asks what's in it, and you can't remember.",
        6: "You're tired, and you trip over the same thing in the hall that you've been stepping around. It's been there long enough to have a name. What's temporary takes up more room when you're carrying groceries.",
        7: 'A person close to you may want to know whether it stays like this. They mean the mattress, and more than the mattress. Temporary was a comfortable answer while you were the only one asking.',
        8: "The owner of the couch, or of half the deposit, may want things settled. It's a small matter of money and a larger one of trust. After that at least one thing in the room will have stopped being temporary.",
        9: "Coming back from far away, you catch yourself wondering whether the plant made it. You look forward to the wrong-sized towels. For a place that's only temporary, it's been on your mind a good deal.",
        10: "At work you're somebody, with your name on things. Then you go home to a place you call temporary and move a box to get to the bed. The two of you have never looked so ready to meet.",
        11: "Friends come by and may begin, without asking, to put your place in order. They've been hearing the word temporary for as long as you have. One of them could turn up with a drill.",
        12: "You can't sleep, and you unpack one box in your pajamas. It's full of things you like. They've been temporary along with you, and they look quite at home on the floor.",
      },
    },
    turns: {
      begins:
        "One thing can stop being temporary, and it hardly matters which. You put your name by the bell, order the bed, or say when you'll be out. A small step like that answers the large question on your behalf, and if you dislike the answer, you'll know by dinner.",
      shows:
        "You see the temporary arrangement as it is, perhaps because somebody takes a picture of it or tries to clean around it. It's either a home with a few boxes in it or a lot of boxes with a bed. Nobody has to be told which. You knew at the first look.",
      halts:
        'Nothing about where you live is going to be settled fast in the next months, so temporary gets an extension. You might as well be comfortable in it and unpack the good pans. Living well in an arrangement is a fair way to find out whether it ought to last.',
      resumes:
        "What you were waiting for before deciding has come loose, be it a job, a person, or a price. The excuse for calling it temporary goes with it. You may feel a bit exposed for a day or two, and then there's nothing left to hide behind but the boxes.",
      eases:
        "The temporary thing could simply stay. The owner doesn't want the couch back, or the lease can be had for a full year. All it needs from you is a yes, and it can be said on the phone. If you find that you don't want to say it, that's news as well.",
      presses:
        "The temporary arrangement may end without consulting you, because somebody wants the couch back or the rent goes up. You'll have to improvise at first. After that you get to pick a thing that you'd be willing to call permanent.",
    },
    closes: {
      begins:
        "If one thing at home has stopped being temporary by the end of {month}, smaller questions begin to settle themselves around it. How you live is then something you've chosen, at least as far as the bed.",
      shows:
        "By the end of {month} you can stop calling it temporary, or start looking for what comes after. Seeing it clearly is most of the work. On the outside very little changes, except that you'll know what to buy and what to pack.",
      halts:
        "Temporary is fine as long as you've picked it, and {month} lets you do that. You may still not know for how long. With the good pans out you can take your time, and people who are comfortable make better decisions.",
      resumes:
        "The reasons for leaving it temporary may run out in {month}, and what's left is your preference. It's been there the whole time, under the boxes. If you say it to one person, the arrangement has either an end or a future, and both are a relief.",
      eases:
        "You may be living in the same place at the end of {month}, without the word temporary. It makes more of a difference than a move would. What nobody's about to change can be improved, and even enjoyed.",
      presses:
        "If you have to choose in {month} how you'll live, you'll at least be done with not choosing. It doesn't have to be for life. Permanent only means that you'd be sorry to see it go.",
    },
  },
]
