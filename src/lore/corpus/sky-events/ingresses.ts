import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../wording.ts'

export const signIngresses: Record<Exclude<Planet, 'moon'>, Record<Sign, Wording[]>> = {
  sun: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          '{on} a month of first moves begins{ref}, with elbows and good humor in it.',
          'Do one thing this week before anyone has asked whether you are ready.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You wake {on} with less patience for preparations{ref}.',
          'For some thirty days, trust the part of you that is already at the door, and tie your laces on the way.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Something in you eats breakfast standing up {on}{ref}, and will until the month is over.',
          'Let it, and make the first hour of the morning the one in which a new thing gets done.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the pace of the weeks turns slow and well fed{ref}.',
          'Whatever you want to be known for now, do it with your hands, and stop only when it tastes right.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Your pride moves {on} into things that last{ref}.',
          'For the coming month, finish the bench, fill the cellar, and let people wait until the paint is truly dry.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} a month begins in which you win people by staying put{ref}.',
          'Be found in the same place at the same hour, with something good in a bowl, and see who sits down.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'crowd',
        sentences: [
          '{on} the light of the month falls on talkers{ref}, and you may be one of them.',
          'Be seen asking, joking, changing the subject, and collect a new fact every day.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'More than one version of yourself wants to be out and about {on}{ref}.',
          'Give each an errand for the next four weeks, a note to write, a class, a cousin.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A month of remembering names and losing umbrellas starts {on}{ref}.',
          'Keep a small notebook for it, and once a week read yourself the best line of somebody else.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'kitchen',
        sentences: [
          '{on} what matters moves indoors{ref}, close to the people who know your nicknames.',
          'Spend your best hours of this month on feeding, fetching and keeping somebody company.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You carry yourself more softly {on}{ref}, with one hand on the past.',
          'Through the coming weeks, let where you come from have its chair at the table.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you begin to count who is in and who is out in the rain{ref}, and for a month you leave the hall light on.',
          'Open the door to one more than is convenient.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} the month steps up to the footlights{ref}, and modesty looks a bit underdressed.',
          'Show the thing you make with joy, and look around for whom else you could put in the light.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'It is your heart that asks to be visible {on}{ref}.',
          'In the next thirty days, praise loudly, dress gladly, and let one wish of yours be frankly grand.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The question of the month is put {on}{ref}, and it is what you would do if it were allowed to shine.',
          'Answer with one thing a week, done in the front room rather than the back.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          '{on} honor moves into the details{ref}.',
          'For a month, be proud of what works: the oiled lock, the correct sum, the supper that agreed with everyone at the table.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You would rather be useful than admired {on}{ref}.',
          'Choose one skill to improve over the coming weeks, and give it the tidy half of each morning.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} a month sets in that thinks well of clean sheets, short walks and finished soup{ref}.',
          'Pick one of those to be faithful to, and let it be dull.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} the question becomes who is beside you{ref}, and whether both of you are comfortable.',
          'Let the month be a series of courtesies, beginning with the seat by the window.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Fairness is where you want to shine {on}{ref}.',
          'Hear the other side out for these four weeks, then stand by your choice in a pleasant, steady voice.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'For a month things go better with a second chair at the desk, and {on} you may pull it up{ref}.',
          'Ask whoever sits there to read the line you are too fond of.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          '{on} the surface of things loses its charm{ref}.',
          'Give the month to one matter you are willing to know thoroughly, and let your name stand for staying with it.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Your will works below deck {on}{ref}, warm and out of sight.',
          'During the coming weeks, say once what you truly want, then let your actions keep repeating it.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the month lowers its voice{ref}.',
          'Say less about more, keep one evening a week unlit and unscheduled, and write down what comes up when nothing else does.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} the month takes off its hat and looks for a far hill{ref}.',
          'Be the one with the plan that is too big, and bring sandwiches for the doubters.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you stand for feels wider {on} than your usual street{ref}.',
          'For thirty days, say yes to what teaches you something, and say your opinion with a grin.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'A month with a window seat begins {on}{ref}, and even the stew wants to come from somewhere.',
          'Cook one far-off thing a week, badly at first, and tell the story of it before you serve.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          '{on} the days grow a backbone{ref}.',
          'Let this month know you by what you finish, one sober stone upon the other, with the date scratched in the last.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Standing alone with a task suits you {on}{ref}.',
          'Over the next weeks, pick the hill that is worth your breath, and climb at a pace you could keep for years.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} a month begins that your grandparents would have understood{ref}: early up, one thing after another, and the good coat for those who earn it.',
          'Do one task their way, to the end.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} it is more fun to be one of a kind among friends{ref}.',
          'Spend the month in mixed company, and let your oddest conviction get some fresh air.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your own way of doing things wants to be seen as a way {on}{ref}, and no longer as a mistake.',
          'Explain it cheerfully these weeks, then do it again.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "You love people more easily at arm's length for a month, as you may notice {on}{ref}.",
          'Use the length of the arm for waving, introducing and lending, and step in close when it is asked for.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          '{on} the month loses its hard outline{ref}.',
          'Let yourself be known for your listening, your music or your mercy, and forgive the days that come to no result.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A certain tired gentleness becomes the strongest thing about you {on}{ref}.',
          'Sleep more in the coming weeks, and go where water, prayer or a long song can do the steering.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} the month begins to steam up its windows{ref}.',
          'Leave something simmering, let the edges of the day run, and put your name on no more than one large thing.',
        ],
      },
    ],
  },
  mercury: {
    Aries: [
      {
        view: 'quarrel',
        sentences: [
          '{on} sentences lose their soft beginnings{ref}.',
          'For a few weeks talk is quick and honest, so make your point early, and count to three before pressing Send on the second one.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Thinking happens on your feet {on}{ref}, and the first idea has often been right.',
          'Note it in capitals, act on it by lunch, and let others finish their sentences.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Thinking happens on the way to the door {on} and for some three weeks after{ref}.',
          'Keep the decisions small enough for that, and the pen in the outside pocket.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'decision',
        sentences: [
          '{on} thoughts chew more slowly{ref} and are better digested.',
          'Take the coming weeks to talk about real things, prices, recipes, the weight of the cloth, and repeat yourself in peace.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A word given {on} stays given{ref}, like a stone in a wall.',
          'Speak at half your speed for the next month, and decide only what you have been able to touch.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} your mind begins to chew{ref}, and goes on chewing for three weeks or so.',
          'Give it one good question at a time, with bread, and do not answer while your mouth is full.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'friendship',
        sentences: [
          '{on} the news travels faster, and so do you{ref}.',
          'Three weeks of notes, nicknames and crossed conversations lie ahead: write short, call often, and check the name of the town.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your head holds two opinions at once {on} and enjoys both{ref}.',
          'Use the quick season to learn, barter and ask around, and finish every third thing.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You talk to whoever stands next to you {on} and in the three weeks that follow{ref}.',
          'Tell the story differently each time, and keep the version that made the stranger laugh.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'memory',
        sentences: [
          '{on} talk goes home{ref}.',
          'For some weeks a remark is heard first for its tone, so ring up your relatives, write on real paper, and ask what somebody still remembers.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'What you think depends {on} on how you feel while you are stirring{ref}.',
          'Have the important conversations by the stove, and let a mood pass before you quote it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} the talk turns to how people really are{ref}, and stays there for some weeks.',
          'Call instead of writing, hear the background noises, and ask after the cat.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} words put on their good jacket{ref}.',
          'The coming weeks are kind to toasts, stories and bold opinions, provided you hand on the microphone while they still want more.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You think in headlines {on}{ref}, and they are fairly good.',
          'Present the plan with your chin up this month, and praise by name whoever did the small print.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Words come with a bow and a feather for the next few weeks, beginning {on}{ref}.',
          'Write somebody a proper compliment, with an adjective they have never had.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          '{on} the mind sharpens its pencil{ref}.',
          "For three weeks or so, sort, proofread and ask exact questions, and try not to correct anybody's grammar while they are telling you their troubles.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A misplaced comma becomes visible from across the street {on}{ref}.',
          'Put this eye to work on lists, labels and manuals, and let the chatter of friends stay unedited.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your thoughts put on an apron{ref}.',
          'For three weeks they are at their best when the hands have something to do, so peel, fold or sand while you work it out.',
        ],
      },
    ],
    Libra: [
      {
        view: 'friendship',
        sentences: [
          '{on} conversation takes two chairs{ref}.',
          'Through the next weeks you hear the other side almost before your own, so write the friendly letter, and sign it with an actual decision.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Tact comes to your tongue {on} before the argument does{ref}.',
          'Good weeks to settle terms, to mediate, to say no so well that nobody feels pushed.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You see the other side so clearly for some weeks that you may forget to come back, starting {on}{ref}.',
          'Leave a note on your own side saying what you wanted.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          '{on} questions go down a floor{ref}.',
          'During the coming weeks you notice what is left out, so investigate one matter properly, and use what you find with a light hand.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Words grow fewer {on} and weigh more{ref}.',
          'Keep confidences in the coming weeks, read between the lines only once, then ask the writer what really stood there.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} your mind takes the back off the clock{ref}.',
          'Let it, for these weeks, with one matter only, and number the screws as they come out.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} talk widens its stride{ref}.',
          'In these weeks you see the forest at once, so tell the big story, plan the trip, and have somebody careful count the trees.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Opinions arrive {on} with their luggage packed{ref}.',
          'Study something foreign for the length of this month, say what you believe in plain terms, and verify two of the figures.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Everything reminds you of something larger for about three weeks, and {on} it begins with a map, a song or a label{ref}.',
          'Follow each of them for a page, then say in one line what you learned.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          '{on} sentences put on work boots{ref}.',
          'Talk is brief and keeps its promises for some weeks: draft the contract, make the schedule, and add one warm line at the bottom.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You would rather be reliable than clever {on}{ref}.',
          'Use the coming weeks for plans with dates in them, and say dry things in such a way that others may laugh.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} thinking goes by the calendar, a sober habit that keeps up for weeks{ref}.',
          'Write the question at the top, the date at the bottom, and leave the middle to the mornings.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} ideas get in by the skylight{ref}.',
          'The next weeks think in patterns and jump a step or two, so collect inventions with friends, and explain the middle part to your neighbor.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Agreeing simply to be polite is hard work {on}{ref}.',
          'Argue for the unusual view this month, with facts and good cheer, and find out who has been thinking the same.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The third idea tends to be yours for the coming weeks, as it may already be {on}{ref}.',
          'Sit out the first two politely, and draw the third before you explain it.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'memory',
        sentences: [
          '{on} words become watery and full of pictures{ref}.',
          'For a few weeks write poems or apologies rather than instructions, and put down every appointment twice, with the street.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You understand {on} more than you could explain{ref}.',
          'Listen to what is hummed, read novels, answer some questions with a drawing, and leave contracts until the view is clearer.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} your thoughts begin to come in pictures{ref}, and do so for three weeks and a little.',
          'Keep crayons by the telephone, and have anything with numbers in it read back to you.',
        ],
      },
    ],
  },
  venus: {
    Aries: [
      {
        view: 'love',
        sentences: [
          '{on} liking goes straight up to people{ref}.',
          'A few quick, candid weeks begin, in which you may ask first, kiss first, and laugh about it if you were early.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'You know at a glance {on} what pleases you{ref}, and want it by noon.',
          'Wear red for some weeks, follow your first taste, and keep the receipts.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Liking and sparring come to lie close together {on}{ref}, for some weeks.',
          'Choose the friend who enjoys it, disagree over something that does not matter, and buy the winner a drink.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'kitchen',
        sentences: [
          '{on} affection has a flavor and a temperature{ref}.',
          'Spend the coming weeks pleasing your senses thoroughly, with bread, linen and long hands on shoulders, and let love take its time.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Fine plain things win your heart {on}{ref}, and they had better last.',
          'Choose this month as if it had to serve for thirty years, and enjoy what you own with your eyes closed.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your skin gets a vote{ref}, and keeps it for about a month.',
          'Wear the soft thing, sit in the patch of sun, and let nobody hurry you through the peach.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'love',
        sentences: [
          '{on} charm is a matter of wit{ref}.',
          'For some weeks people win you with a postcard, a pun, a second topic, so flirt in writing, and see who answers quickest.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You begin {on} to like many people{ref}, each for about fifteen minutes.',
          'Mix your circles in the weeks ahead, trade songs and small gifts, and leave nobody out of the joke.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'For a month charm sits in the telling, and {on} you have a tale for the table{ref}.',
          'Serve three small dishes rather than one large one, and swap seats in between.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'love',
        sentences: [
          '{on} fondness pulls its chair nearer the stove{ref}.',
          "The next weeks are for being cared for and caring back: cook someone's childhood dish, and ask to be held when you want it.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'What you find beautiful has a history now, and {on} you look for it in drawers{ref}.',
          'Wear the old ring, mend the quilt, and write to a first friend.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} affection gets out the big pot{ref}, and for some weeks it is happiest when somebody comes in cold.',
          'Ask them to stay for a second plate, and eat one yourself.',
        ],
      },
    ],
    Leo: [
      {
        view: 'love',
        sentences: [
          '{on} the heart likes to be courted{ref}, with flowers, fanfares or at least a whistle from the street.',
          'For about a month, admire out loud, and accept admiration standing upright.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your taste turns golden {on}{ref} and a size larger.',
          'Give parties, gifts and compliments with both hands in the weeks to come, and let your own pleasure show.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Generosity comes in gold paper for some weeks, beginning {on}{ref}.',
          'Give one thing that is too much and perfect, and for the rest a well-made remark.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'love',
        sentences: [
          '{on} love shows itself in small repairs{ref}.',
          'Over the coming weeks you show it by noticing, the loose button, the favorite tea, and somebody who thanks you for it may stay.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'You begin {on} to like things clean, useful and well made{ref}.',
          'Edit your closet and your pleasures for a month, keep the good half, and stop before you begin on people.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} you begin to find order attractive, and it finds you so for some weeks{ref}.',
          'Write the thank-you note the same evening, and put fresh water in the vase before the flowers ask.',
        ],
      },
    ],
    Libra: [
      {
        view: 'crowd',
        sentences: [
          '{on} grace is worth the trouble{ref}.',
          'Some weeks of good company begin: set the table for two or ten, dress with care, and let your taste persuade where you would have argued.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "You feel whole {on} in the mirror of another's pleasure{ref}.",
          'Share everything a little this month, the bill, the praise, the last olive, and mention what you would have liked.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Anything with two sides can be made to look well for a month, as you notice {on}{ref}.',
          'Rewrite one hard letter so that it could be read aloud in front of the person it is about.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'love',
        sentences: [
          '{on} liking is not enough{ref}, it wants to know.',
          'Through the next weeks you care for few and care for them entirely, so close the door, tell the truth, and give trust in full coins.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'You are drawn {on} to what has been hidden or thrown away{ref}: old velvet, dark honey, a difficult face.',
          'Restore one such treasure before the month is out.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old longing knows your new address{ref}.',
          'For some weeks you would rather have all of one thing than some of everything, so decide which, and be gentle with the rest.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'love',
        sentences: [
          '{on} love has wide sleeves and a train ticket{ref}.',
          'For some weeks you like whoever makes you laugh and comes from elsewhere, so invite, travel, exaggerate, and stay honest about tomorrow.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Pleasure is generous {on} and out of doors{ref}.',
          'Feed people food that you cannot spell this month, tip well, and fall a little in love with the horizon.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You fall for accents, views and people with sand in their shoes, {on} and for about four weeks{ref}.',
          'Write to the one you met on the way to somewhere else.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'love',
        sentences: [
          '{on} affection keeps its appointments{ref}.',
          'In the coming weeks fondness is proved by showing up, carrying, saving a seat, and a dry remark can be a declaration, so listen for it.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Your taste grows sober and long-lived {on}{ref}.',
          'Buy less and better for a month, honor what is old, and let someone know that you are in earnest.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} what lasts begins to look beautiful to you{ref}, the worn step, the long marriage, the mended cup.',
          'Through these weeks spend your liking there, and say it out loud for once.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} you like people for what is peculiar about them{ref}.',
          'Let a few airy weeks follow, with friends before romances, and with plenty of room around every promise.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Affection wants open windows {on}{ref}.',
          'Meet as equals in the weeks ahead, invent your own customs, and tell whoever is dear to you that their oddness is why.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Freedom is the nicest thing you can give for about a month, and {on} somebody may hand you some{ref}.',
          'Choose one arrangement among friends to loosen, and leave the key where it was.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'love',
        sentences: [
          '{on} tenderness has no fence around it{ref}.',
          'For some weeks you love what is tired, shy or beautiful, so give comfort and music, and keep a little for the one who gives.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Beauty makes your eyes wet more easily {on}{ref}.',
          'Go to concerts and shores in the coming weeks, say yes to softness, and ask twice what was actually promised.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} your heart leaves the tap running a little{ref}.',
          'For some weeks be as tender as you like, with soup, music and long looks, and close the tap before bed.',
        ],
      },
    ],
  },
  mars: {
    Aries: [
      {
        view: 'body',
        sentences: [
          '{on} desire needs no running start{ref}.',
          'Seven brisk weeks begin, in which you act first and well: choose a goal you can reach at a sprint, and shake hands afterward.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Your fuse gets short {on} and your anger brief{ref}.',
          'For the next weeks, start things, lift things, say it to their face, and have it forgotten by the evening.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You finish nothing and start everything, {on} and for the seven weeks or so that follow{ref}.',
          'Put someone steady in charge of your second halves, and thank them daily.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'desk',
        sentences: [
          '{on} effort finds its low gear{ref}.',
          'Over the next weeks you push like a plow, slowly and all the way to the hedge, so choose the field before you lean on the handle.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'No one hurries you {on}{ref} and no one turns you.',
          'Build, dig and carry for some seven weeks, and when you get angry, eat something first.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} strength begins to be thrifty{ref}: one push, well placed, and a rest.',
          'For these weeks work for things that can be sat on, eaten or lived in.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'desk',
        sentences: [
          '{on} drive goes to the tongue and the fingers{ref}.',
          'Through the coming weeks you fight with arguments and work on several fronts, so keep a list, and let the sharpest remark go unsaid.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You get more done {on} in ten short bursts than in one long pull{ref}.',
          'Switch tools often in the weeks ahead, and take your restlessness along on errands.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Arguments are a sport for about seven weeks, and {on} the whistle goes{ref}.',
          'Play in a good humor, change sides at halftime, and leave the referee alone.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you fight sideways, and mostly for others{ref}.',
          'For some weeks the strength is in protecting, nesting and mending the roof, and a sulk is a request that has lost its words.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'What gets you moving comes closer to home {on}{ref}.',
          'Use these seven weeks on walls, family matters and the freezer, and say "that hurt" before you slam anything.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old soft spot lends you its temper{ref}.',
          'When you flare up in these weeks, ask how old the feeling is, and give it something to protect that is actually in the room.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} action wants a flourish{ref}.',
          'In the next weeks you do brave things more gladly with somebody watching, so lead the parade, and lend the drum now and then.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You pursue what you want {on} with an open face{ref}.',
          'Court, perform, compete for about seven weeks, and when pride is hurt, say so like a good loser.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You walk as though there were music, {on} and for the better part of two months{ref}.',
          'Use the posture for lifting, dancing and speeches, and sit down before applause becomes a diet.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          '{on} the will picks up a small screwdriver{ref}.',
          'These weeks push forward by improving: one step, one check, one more step, and a promise to yourself to leave the good parts alone.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Irritation sits in crumbs and unread instructions {on}{ref}.',
          'Put it into a thorough job with a clear end, train with precision for some weeks, and rest on schedule.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "{on} zeal gets into the details{ref}, and other people's details are the nearest.",
          'Start with your own drawer, and let seven weeks of small repairs speak for themselves.',
        ],
      },
    ],
    Libra: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you would rather win by manners{ref}.',
          'For seven weeks or so, act in pairs, negotiate before you pull, and when you have said "as you like" three times, say what you like.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Pushing alone feels clumsy {on}{ref}, and side by side it goes smoothly.',
          'Find a partner for the task of these weeks, and agree early on who opens the door.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Desire takes the long way around the table for some weeks, starting {on}{ref}.',
          'Enjoy the walk, then name the chair you would like to sit in.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          '{on} strength collects in one place, without noise{ref}.',
          'Through the coming weeks you can hold on longer than anybody, so pick the one thing that deserves it and loosen your grip on the rest.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'You go for the root {on}{ref}, in work as in a dispute.',
          'Use seven deep weeks to finish what others gave up, and leave each opponent a way out.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your strength goes down to where the breath starts{ref}.',
          'Swim, dig, climb stairs in the dark in these weeks, and leave the last word in its sheath.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'body',
        sentences: [
          '{on} your drive wants room to gallop{ref}.',
          'Some weeks of large leaps follow: train outdoors, set out without the full plan, and aim before you let go of the string.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You fight {on} for an idea sooner than for a seat{ref}.',
          'Campaign for it merrily in the coming weeks, promise a third of what you feel like promising, and deliver that.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The arrow is in the air before the aim for about seven weeks, and {on} you hear the string{ref}.',
          'Shoot at what is far and forgiving, and pay promptly for windows.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          '{on} the push becomes a plan with a shovel{ref}.',
          'Seven weeks of steady climbing lie ahead, so fix the summit, do the cold part first, and be as fair to your knees as to your goal.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Anger cools quickly {on} into a task{ref}.',
          'Take on something in the next weeks that rewards endurance, and spend your strength the way a good steward would.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} you find the slow march that eats up miles{ref}.',
          'For some weeks take the stairs, keep the pace, and save the sprint for the last bus.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} you pull hardest on a rope that many hands hold{ref}.',
          'For some weeks, act on principle, with comrades and unusual tools, and rebel against one thing at a time.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Orders begin to make your heels dig in {on}{ref}.',
          'Find your own method for the work of these weeks, explain it once, and surprise the doubters by being finished.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your push goes into what nobody has tried, {on} and for the coming weeks{ref}.',
          'Find two accomplices, a garage and an hour by which all of you are home.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'body',
        sentences: [
          '{on} the push comes in waves{ref}.',
          'In the coming weeks you act well by feel, swimming, dancing, playing, helping quietly, and badly by stopwatch, so set out when the tide does.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Going around is easier than going through {on}{ref}.',
          'Work with music and in dim light for some weeks, and when you slip away from a fight, leave a note.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} you get things done sideways{ref}, humming, without having decided to.',
          'Let the weeks have it so: start the dough, forget it, and come back when it has risen.',
        ],
      },
    ],
  },
  jupiter: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          '{on} confidence gets a horse{ref}.',
          'For about a year it pays to begin things yourself, on little proof, so give the boldest of your plans a start date.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Doors are lighter to push for about a year, as your shoulder may find {on}{ref}.',
          'Try three that have always looked shut: the call to the big name, the class for beginners, the hill behind the station.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} going first becomes a form of kindness{ref}.',
          'Somebody in your circle is waiting for another person to jump in, so book the court, put your name on the first line, and leave the second one free.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'kitchen',
        sentences: [
          'Growth takes the shape of a garden {on}{ref}.',
          'Through the coming year, enlarge what feeds you, slowly and in good soil, and hold enough to be a delicious word.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} plenty stops being a number and turns into something you can knock on{ref}.',
          'Grow richer this year in what keeps: a good mattress, a skill of the fingers, a walnut tree that somebody will thank you for.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Luck sits down {on} and asks for the menu{ref}.',
          'For a year it favors whoever stays seated a little longer, so sing in the choir, walk without headphones, and study dessert.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'friendship',
        sentences: [
          '{on} the world gets more talkative and more curious{ref}.',
          'Let this year widen you by conversations: learn two languages badly, subscribe, ask, and introduce everyone to everyone.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} good luck starts to come in small envelopes, a great many of them{ref}.',
          'Answer more mail than you usually do, follow one footnote a week to where it leads, and write down what was news to you last spring.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A year opens {on} in which two good roads are better than one{ref}.',
          'Take the side job along with the class, hear the aunt and then the nephew, and settle only when they have begun to repeat themselves.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'kitchen',
        sentences: [
          'Generosity goes home {on} and puts in a longer table{ref}.',
          'In the year ahead, much good can grow out of family, chosen or given, so keep soup for one more.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} what you were handed as a child begins to grow in your keeping{ref}, the recipe, the lullaby, the way of waiting at a gate.',
          'Pass one of them on each season to somebody who was handed fewer.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Your protective side goes up a size {on}{ref} and has room for people you are not related to.',
          'In the coming year let one of them have a key, a drawer or a standing invitation, and notice how much taller they stand.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} joy asks for a bigger room{ref}.',
          'A year that likes celebration and courage of the heart: make the large, warm gesture you have so far made only in thought.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'A year in which affection may be said out loud takes the stage {on}{ref}.',
          'Write the toast before there is an occasion, then make the occasion, with candles and a badly tuned piano if that is what you have.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} your work gets leave to enjoy itself{ref}.',
          'Until next year at this time, do the thing you are proudest of in the freshest hour of the day, sign it in full, and give the first copy to somebody younger.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          'The good grows in small print {on}{ref}.',
          'Put your trust in practice for about twelve months, a bit better every week, and let usefulness make you happy.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} good fortune begins to turn up in overalls{ref}.',
          'It will be found for a year wherever things are kept in repair, so oil one hinge a week, walk whatever is under two miles, and take the class on mending.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Helping in sensible portions grows into a pleasure {on}{ref}.',
          "Sign up this year for an hour of tax forms, a tray of seedlings, a ride for somebody's cat, and let yourself be paid in company.",
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} fairness widens and finds new friends{ref}.',
          'This is a year to be generous in twos, to share work, taste and credit, and to sign what both sides like to read.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} agreement starts to come easier{ref}.',
          'During this year ask for the second opinion before you have hardened your own, and see to it that the contract is as handsome as the handshake.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Beauty is given the larger budget {on}{ref}.',
          'Hang the picture at eye level, put the cloth on for an ordinary supper, and through the year invite people one by one, so that each of you hears the end of a story.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'money',
        sentences: [
          'Trust goes deeper than usual {on}{ref} and finds more than it had hoped.',
          'For a year, invest in what cannot be seen from the street: candor, research, a joint purse, a repaired bond.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} more comes of whatever you go through to the end{ref}.',
          'Choose for this year one subject without a floor, an archive, a bundle of letters, a family silence, and take somebody along who does not mind the dark.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Frankness begins to pay {on}{ref}, even the sort that used to clear a room.',
          'Over the coming year say the difficult sentence earlier and lower, and stay for the reply, since that is where the better half of the bargain sits.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'decision',
        sentences: [
          '{on} every road looks twice as long, and lovelier for it{ref}.',
          'Study, travel and believe on a large scale this year, and come home now and then to sleep on it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} strangers seem to have more to tell{ref}.',
          'Make it a year with one foreign guest, one unlikely book club and one train taken to its last stop, and pay for each story with one of yours.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your stride lengthens {on}{ref}, and for a year it will resent a short leash.',
          'Give it distance before it helps itself: the long path on free mornings, a language on the stairs, a map pinned up where the clock used to be.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          'Hope puts on a sober coat {on}{ref}.',
          'What grows in the course of this year grows by steps, offices and kept promises, so choose the ladder whose top you would like.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} whatever takes long begins to look generous{ref}.',
          'Put something by in each month of the year, pages, split logs, hours of practice, in a place where you can watch the stack grow.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A year that favors the proper channels begins {on}{ref}.',
          'Ask the person in charge, face to face, with your papers in order, and carry yourself like somebody who will sit behind that desk one day.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} optimism joins a club of unlikely people{ref}.',
          'Your chances in the coming year are in what is shared and new, so back an invention, a commons or a curious stranger.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} the circle is drawn with a wider compass, and you are lent the pencil{ref}.',
          'During the year befriend one person twenty years older, one twenty years younger, and one who votes for the others.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'What you had put down as a hobbyhorse gets wings {on}{ref}.',
          'For a year publish the method instead of guarding it, and let people you have never met improve the second half.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'Faith becomes wide and quiet as a lake {on}{ref}.',
          'Give without an invoice for this year, follow music and mercy, and keep one friend who counts the oars.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} your sympathy rents a larger house{ref}.',
          'Let it take in lodgers this year, a lonely colleague, an unfashionable composer, somebody who owes you an apology, and keep one room locked for sleep.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Chance and mercy share an office for about a year, and {on} they put up the blinds{ref}.',
          'Go where people sing together or sit silent together, and let what you need come to you with your fists open.',
        ],
      },
    ],
  },
  saturn: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          '{on} courage goes to school{ref}.',
          'For two years or more, starting well is the lesson: think, then step, then answer for the step, and do without the cheering.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your impatience is handed a stopwatch and a training plan{ref}.',
          'For two years and some, strength comes of repeating: the same hill, the same hour, a little more weight, and a rest day that you keep.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'An old way of charging in begins to cost more than it brings {on}{ref}.',
          'In the years ahead pick three fights worth having, learn to open each with a question, and let the others walk by.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'money',
        sentences: [
          'What you own and eat and lean on is looked at soberly {on}{ref}.',
          'The coming years reward thrift with taste, so build one solid thing and let the upholstery wait.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} comfort is asked for its receipts{ref}.',
          'Over the next two years or so, learn to cook five things properly, go to bed at one and the same hour, and repair what you sit on before you buy another.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Slowness, which used to be a mood, becomes a discipline {on}{ref}.',
          'Plant what bears in its third year, tend it on a fixed day, and do not dig it up to look.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'desk',
        sentences: [
          '{on} words are weighed{ref}.',
          'Over more than two years the task is to know what you are talking about: read to the end, speak to the point, keep the notes in order.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} the number of people you can truly keep up with turns out to be finite{ref}.',
          'Choose whom you will write to in these two years and more, write at a set time, and finish the letter before the kettle has boiled twice.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your attention goes on rations {on}{ref}, for two years and a little longer.',
          'Read one newspaper instead of six, learn one tool to its last button, and keep a notebook in which every question gets a date and some day an answer.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'kitchen',
        sentences: [
          'The roof over your tenderness is inspected {on}{ref}.',
          'In the years ahead you may have to be your own good parent, with regular meals, fair rules and a key that fits.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} the family album is due for an honest caption{ref}.',
          'Take two years and a bit to find out who carried what among your people, and put down the piece that was packed in your bag by mistake.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Caring for somebody takes on the outline of a post {on}{ref}, with hours and a relief shift.',
          'Agree on both early in these years, since a person who may leave at six is kinder at five.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} applause gets harder to earn and is worth more{ref}.',
          'Practice the real part of your gift for two years and longer, in a plain shirt, whether the seats fill up or not.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} being admired and being trusted part company{ref}.',
          "Collect the second kind for the next two years: be on time for the small scenes, know the others' lines, and love someone in ways that nobody films.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your gift reports for rehearsal {on}{ref}.',
          'Allow it two years of scales, sketches and second drafts, with one modest showing every season, until you need no verdict but your own.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          'Craft becomes a duty {on}{ref}, and by and by a comfort.',
          'Let these years teach you sound method, honest limits and the point at which good work may be called done.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your body would like a maintenance contract{ref}.',
          'Draw it up yourself for two years or more, in terms you could keep on a bad day: stairs, water, the lamp out early before a working week.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The next years are about the line between careful and anxious, and {on} you are given the ruler{ref}.',
          'Say beforehand how often a thing will be checked, check it that often, and send it.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} fairness asks for it in writing{ref}.',
          'Bonds are built in the next two years like bridges, from both banks, so say what load each of you can really bear.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} politeness has to show what it keeps in the cellar{ref}.',
          'Through two years and some months, put the disagreement on the table before the flowers, and hang what you agreed where both of you can read it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Weighing gets a closing hour {on}{ref}.',
          'In the years ahead take an important choice to two people at most, sleep on it twice, and then live by it as though you had never looked at the other.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          'What you fear and what you guard is given a timetable {on}{ref}.',
          'Through these years go down one rung at a time, settle the old accounts, and learn to let go in good order.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} everything shared is put on the books{ref}.',
          'Two years and more are time enough to write down who owns, who owes and who looks after what, you and yours at one table, in a calm month.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Intensity learns to keep appointments {on}{ref}.',
          'For some years closeness will owe less to storms than to what is said every week at a settled hour, a low lamp between you.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'decision',
        sentences: [
          '{on} beliefs have to walk on foot{ref}.',
          'You find out over two years and more which of them hold in rain, so study one thing in earnest and promise less.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the grand plan is sent back for its bibliography{ref}.',
          'Give it the two years it asks: one course as far as the diploma, one country as far as its grammar, one idea until a child could follow it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Preaching gets dear {on}{ref}, and practice comes down in price.',
          'In the coming years teach nothing that you have not carried up a hill yourself, and leave the arguing to your boots.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          'The mountain is back in its place {on}{ref}, and so is the shovel.',
          'For the coming years, what counts is structure and patience, so take the responsibility that is really yours, and only that.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} the climb goes above the tree line{ref}, where there is more view and less company.',
          'Pack for two years and upward: one rule of your own making, one friend you may call at any hour, and rests that are written into the plan.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'What you do every day is promoted {on} to what you are made of{ref}.',
          'Over these years find the two or three duties that deserve your name, do them before noon, and let the borrowed ones lapse.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} freedom draws up its bylaws{ref}.',
          'The work of these years is done in groups, for something beyond yourself, and begins when you agree with friends on three rules.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the odd idea has to pass inspection{ref}.',
          'Turn it, in the next two years, into something a stranger can run, with a manual, a budget and a person who answers the phone.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'How much distance a friendship can bear, and how much it needs, goes on the syllabus {on}{ref}.',
          'For two years and longer, be absent on purpose and present on purpose, and tell people which it is.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'Even dreams are given opening hours {on}{ref}.',
          'Learn in the next years to shape what is soft: a daily hour of music, a limit to helping, a small boat that floats.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your tiredness is given a desk of its own and taken seriously{ref}.',
          'Learn in these two years where you end: leave the party at eleven, lend your ear by the hour, and keep one day of the week dry.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Faith is measured {on} by what it does in wet shoes{ref}.',
          'Keep one small observance through these years, a candle, a scale, an hour with someone who gets no visits, whether or not the angels are in.',
        ],
      },
    ],
  },
  uranus: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          '{on} a new impatience enters the years ahead{ref}.',
          'People your age and every age want to begin by themselves, so cut one string that nobody remembers tying.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} the air takes on a spark that may last for seven years{ref}.',
          'All around, people are learning to act before the committee meets, so teach your own hands one thing they can do when the screens are off.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Patience with being told how goes out of fashion {on}{ref}.',
          'Many will say no at the gate by and by, so practice a no that leaves the other person standing.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'money',
        sentences: [
          'Things that seemed nailed down can be moved {on}{ref}.',
          'For some seven years, what we eat, own and trust is up for invention, so try another way of having enough.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} the ground learns a new step{ref}.',
          'Fields, wages and recipes are up for some seven years of change, so grow one thing on the sill that your grandmother would not have known what to do with.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Whatever you hold on to may start to hum {on}{ref}.',
          'Several years follow in which solid things change their shape and use, so practice on a small one, and lend out what has never left the house.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'desk',
        sentences: [
          '{on} thought changes its wiring{ref}.',
          'In the years to come we talk, learn and send word differently, so take the strange new tool apart and teach a friend how it works.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the neighborhood starts to talk in unheard-of ways{ref}.',
          'Seven years of shortcuts, dialects and devices lie ahead, so know the first name of whoever lives next door, and try each novelty once with the sound off.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Brothers, sisters and people who might as well be may surprise each other {on} and for years after{ref}.',
          'Leave them free to change their minds in mid-sentence, and ask to be told the new version first.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'kitchen',
        sentences: [
          'What a home is may be asked anew {on}{ref}.',
          'Over the coming years the answers get odder and freer, so redraw one family custom until everyone at the table fits.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} the past gets up from its armchair{ref}.',
          'Families are shuffled for some years now, by choice, by distance, by a door that opens late, so tell one old story the way the child saw it.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Belonging leaves home {on} to see a bit of the world{ref}.',
          'In the seven years or so of its travels, count as kin whoever knows where you keep the spare key.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} self-expression breaks its frame{ref}.',
          'Years follow in which we play and love by home-made rules, so put on stage the side of you that has no model.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} romance throws away the sheet music{ref}.',
          'Hearts will improvise for about seven years, so court someone, or a craft, in a manner for which the shop has no card.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The spotlight begins to wander {on}{ref}, and may stop on people who never asked for it.',
          "In the coming years make your odd thing, show it early, and clap first when another's is odder.",
        ],
      },
    ],
    Virgo: [
      {
        view: 'habit',
        sentences: [
          'The daily routine begins to invent itself {on}{ref}.',
          'In the years ahead work and health are tinkered with in many sheds, so test a better method on a Monday.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the manual begins to rewrite itself{ref}.',
          'Tools and trades are made over in the next seven years or thereabouts, so learn the new one by taking it apart, and keep up one skill that needs no plug.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Bodies are listened to in unfamiliar ways {on} and for a long time to come{ref}.',
          'Gadgets and second opinions will abound, so write down for one week what yours said before anyone measured it.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} being together is open to experiment{ref}.',
          'A stretch of years tries out new contracts between people, so ask which of your courtesies is alive, and replace one that is not.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "{on} 'we' becomes a word with several spellings{ref}.",
          'For some seven years people try living next door, half the week, in clusters or by letter, so ask someone close which part of your arrangement they would invent again.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Fairness comes loose from custom {on}{ref}.',
          'Let the years ahead test your own idea of it: where the same one always gets the window seat, toss a coin for once, and see who complains.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          'Lids start coming off {on} that were screwed down for ages{ref}.',
          'For several years, we dare to look at what was never mentioned, so open one drawer and be curious rather than shocked.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} whatever is tied together by debt and silence starts to fidget{ref}.',
          'Terms that nobody would have touched can be talked over in these years, so begin with a small one, say what it has cost you in sleep, and propose something unheard of.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Power changes its hiding places for some seven years, and {on} a curtain stirs{ref}.',
          'Look for the corner in which you get your own way without asking, and try asking.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} belief climbs over its own fence{ref}.',
          'Over the next years, what we teach and where we go may turn unusual, so read the heretic, politely, to the last page.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the curriculum jumps its rails{ref}.',
          'For years what counts as knowing may be taught on roofs, on ferries, in kitchens, so enroll in the thing you could not explain at a family dinner.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Your own certainties grow restless in the saddle {on}{ref}.',
          'Let one of them off for a gallop over the coming years, follow on foot, and write down where it stopped to drink.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          'The old offices begin to creak {on}{ref}.',
          'Years of rebuilding lie ahead, in which rank proves itself by being of use, so renovate one rule you are in charge of.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the ladder proves to be leaning on scaffolding{ref}.',
          'Over some seven years people will rise, resign and begin again sideways, so work on a standing that does not depend on the name of the door.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Duty begins to ask who invented it {on}{ref}.',
          'In these years of remodeling keep the promises that still hold somebody up, and set a date for retiring one that holds up nothing.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} the future moves in next door{ref}.',
          'For seven years or so we gather by idea instead of by street, so join the odd crowd, and stay a person in it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the workshop of the age switches on all its lamps{ref}.',
          'Seven years of contraptions and alliances follow, so ask of each whom it leaves out, and carry a chair over to that person.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Being different gets easier {on}{ref}, and being different for a reason gets rarer.',
          'Use the roomy years ahead to find yours, and live one weekday according to it.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'Imagination starts to behave like weather {on}{ref}, sudden and shared by all.',
          'Through the coming years, let a song or a dream change one habit, and note the date.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the undercurrent picks up speed{ref}.',
          'For seven years or so whole crowds can fall in love with an image overnight, so let yourself be carried now and then, one foot in the boat and your own tune on your lips.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Compassion has sudden ideas {on} and time and again in the coming years{ref}.',
          'Act on one within the hour it strikes, the fare for a stranger, the bench for the bus stop, and leave the reasons to come along later.',
        ],
      },
    ],
  },
  neptune: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          '{on} a long dream about courage sets in{ref}.',
          'Over many years we may take the pioneer for a savior, so be brave in a cause that you have looked at in daylight.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} the wish to be someone new begins to drift through the years like smoke from a bonfire{ref}.',
          'Test it with your feet: for one morning walk as that person, as far as the bakery, and see what they would order.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Causes with banners start to glow {on}{ref}.',
          'Through many years of that glow, give your fire to something that can be finished, a fence mended, a neighbor defended, a race run for its own sake.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'money',
        sentences: [
          'A haze of longing begins {on} to settle over earth, bread and what is truly ours{ref}.',
          'In the years ahead, find the sacred in something plain, a loaf, a field, a debt forgiven.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} the taste of a thing begins to mean more than its price{ref}.',
          'Over many years appetites grow large and vague, so know your farmer, your baker or your tree by name, and say grace in whatever words you own.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Matter goes soft at the rims {on} and for a good decade after{ref}.',
          'Keep one thing about you that is exactly as heavy as it looks, a stone on the desk, a cast-iron pan, a dog.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'crowd',
        sentences: [
          '{on} language begins to shimmer{ref}.',
          'For a long while, news and fable share a bed, so enjoy the poems, and ask of each story who saw it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} facts start to arrive set to music{ref}.',
          'For a dozen years or so learn poems by heart and check figures by hand, and show a child the difference with both in front of you.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Every voice comes through a little mist {on} and through long years after{ref}.',
          'Say what matters twice, once prettily and once plainly, and let your friends ask what you mean by it.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'memory',
        sentences: [
          'Homesickness starts to be a general mood {on}{ref}.',
          'Many years dream of mothers, villages and safe kitchens, so build a little of that shelter for someone who has none.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} home turns into a song that people hum without knowing the words{ref}.',
          'Supply a verse while they hum, which will be years: soup at a known hour, a light in the hall, a name remembered.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Tenderness loses its fences {on}{ref}, and it may be years before anyone looks for them.',
          'Mother whoever needs it until bedtime, and send them home with their own troubles in their own bag.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} glamour spreads like evening light{ref}.',
          'Over a good many years hearts go out to stars of every sort, so let yourself be enchanted, and make some art of your own.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} the world sets out to fall in love with falling in love{ref}.',
          'Enjoy a decade and more of that light, and do one thing for the person beside you that would look like nothing on a screen.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'The need to be somebody turns golden and hazy {on}{ref}.',
          'Make a thing of beauty in these years that you never sign, and find out whether the joy of it comes all the same.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'body',
        sentences: [
          'The wish to heal and be of service goes misty and wide {on}{ref}.',
          'Through these long years, keep one humble practice that works, and do it with reverence.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} exactness begins to dream{ref}.',
          'Through a good many years the figures shimmer and the remedies multiply, so rely on the list in your own writing, and leave its last line empty for grace.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Helpers with soft voices turn up {on} and all through the years ahead{ref}.',
          'Be one of them in a small, exact way: the right screw, the timetable in large print, the form filled in together.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} the ideal of two who never quarrel floats over the years{ref}.',
          'Let it inspire your manners for a long time, and allow the real person opposite to be cross at breakfast.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "{on} peace becomes everyone's favorite word, for longer than a decade{ref}.",
          'Use it with a verb: peace that pays its half, peace that phones back, peace that says what is wrong before the dishes are done.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Beauty starts to count as an argument {on}{ref}.',
          'Let it move you gladly in the long run of years that follows, and put one dry question before you put your name to anything lovely.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          'A fascination with the depths goes through everyone {on} like music from a cellar{ref}.',
          'In the years of its playing, be tender with secrets, and come upstairs to eat.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} desire goes veiled, for a dozen years or so{ref}.',
          'What draws you may be partly what you cannot see, so lift one corner at a time, and tell the other person what you hope to find there.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Old resentments begin to run at the edges {on}{ref}, those of whole nations among them.',
          'Hold one of yours under the tap in the coming years, and see what color the water takes.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'decision',
        sentences: [
          '{on} faraway truths begin to glow{ref}.',
          'A long season of pilgrims opens, so follow your longing over the hill with an open heart and a map that someone has checked.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} prophets become plentiful{ref}, and good teachers as scarce as ever.',
          'In the wide years ahead judge both by how they treat whoever brings the coffee, and travel to one place about which nobody has promised you anything.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'The longing to be elsewhere spreads {on} like a tune from a passing train{ref}.',
          'You have many years to hum it: look up where it was written, learn a verse in that language, and be home for supper.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          'Even walls and offices turn a little transparent {on}{ref}.',
          'For many years we grieve and dream about authority, so lend your sense of duty to something gentle.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the powers that be begin to look like scenery{ref}.',
          'That may be so for a dozen years, in which it is wise to know the names of those who shift the sets, and to thank them.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Ambition softens {on}{ref}, as a candle does on a sunny windowsill.',
          'While it is soft, and it will be for years, press something into it that you believe in, and let the old seal go.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} everyone begins to dream of everyone{ref}.',
          'Through long years we hope for kinship by network and idea, so be kind to one actual neighbor in the name of humanity.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the machine puts on a halo{ref}.',
          'For a decade and more people will expect wonders of it, so let it do one good work you can describe in a sentence, then switch it off and look at the sky.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Strangers begin to feel like one people {on}{ref}, at least from a distance.',
          'Go closer in the long years of this dream: learn the street, the surname, the dish, and the joke that only they may make.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'The tide comes in everywhere {on}{ref}.',
          'An age for compassion, music and getting lost spreads out ahead, so keep a shore of your own, a bench, a bell, an hour.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} the border between waking and dreaming is taken off the map for a good many years{ref}.',
          'Sleep with a pencil in reach, drink plain water with your visions, and have one friend who wakes up cheerful.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Pity for everything that breathes rises {on} like ground mist{ref}.',
          'Over its long years choose one creature, one shore or one choir, and be faithful there, so that the remainder of your heart can rest.',
        ],
      },
    ],
  },
  pluto: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          "{on} a generation's work on the will begins to stir{ref}.",
          'Who may begin, and in whose name, is dug up anew, so use your strength to start something that frees another.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} raw strength goes back to the forge for a generation{ref}.',
          'Find out what yours is for: lift something heavy for someone, and set it down where they want it.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'The custom of striking first comes under the hammer {on}{ref}, with decades of reshaping ahead.',
          'Give the work one good blow of your own, by counting to ten in a quarrel that you could win.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'money',
        sentences: [
          'Over a very long time we get to the bottom of having and needing, and {on} it moves an inch{ref}.',
          'Give up one possession that has you by the sleeve.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} a generation begins to ask the soil what it is owed{ref}.',
          'Answer for your own square foot: compost the peels, learn where your water comes from, and buy one thing fewer than you can pay for.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Very slowly, what nobody would ever sell starts to go by another name {on}{ref}.',
          'Find out in a quiet hour what you would carry down the stairs yourself, and let the inventory be that short.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'desk',
        sentences: [
          '{on} the power of words goes under the plow{ref}.',
          'Across decades, what is known and who may say it is turned over, so use fewer slogans, and mean each word to the root.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} rumor goes down into the mine{ref}, and a generation will be busy bringing it up.',
          'Stop one that is on its way through you, ask where it came from, and walk back along it as far as you can.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Between brothers, neighbors and rival newspapers a long digging sets in {on}{ref}.',
          'Ask somebody who thinks the opposite what they fear would be forgotten, and say it back in your own words.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'memory',
        sentences: [
          "Roots are laid bare {on}{ref}, slowly, a whole generation's worth.",
          'Ask in your own family what was never told, and let one inherited fear end with you.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} the hearth is taken apart brick by brick, as happens once in several lifetimes{ref}.',
          'Rescue the custom you would want rebuilt, cook it, write it down, and say aloud whom it used to leave out.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'What is done in the name of care comes up for decades of honest looking {on}{ref}.',
          'Ask a person you look after which of your helps they would gladly give back, and carry that one home.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} the long question of who shines, and at whose cost, comes up through the floor{ref}.',
          'Let something vain in you be composted, and see what plays there instead.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "{on} the heart's old crowns go into the melting pot{ref}, and what is cast from them takes a generation to cool.",
          'Praise somebody who could outshine you, in front of others, and stay to hear the applause.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your work and what you make of yourself go into the same fire {on} and for long years after{ref}.',
          "Stick to the piece that would be worth it with nobody's name on the cover.",
        ],
      },
    ],
    Virgo: [
      {
        view: 'habit',
        sentences: [
          'Work, health and usefulness go onto the workbench {on}{ref}, to be taken apart for a generation.',
          'Give up one perfect system, and tend what is left with care.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "{on} the body's own learning begins to be unearthed, layer by layer, for a generation{ref}.",
          'Take up one thing your great-grandmother knew about rest, herbs or posture, and do it until it is yours.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Over decades work will have to say whom it serves, and {on} the question gets a foot in the door{ref}.',
          'Answer for one hour of your week with actual names, and spend that hour elsewhere if the list stays empty.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} the ground under promises begins to be dug over{ref}.',
          'It takes a generation to find fairer terms, so name the hidden bargain in one bond of yours, and strike a better one.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} courtesy loses its varnish{ref}, and a generation sets about finding out what wood is under it.',
          'Say one thing you have been too nice to say, and sand it until it has no splinters.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Old scales go back to the foundry {on}{ref}.',
          'What is even has to be found out all over again, for decades, so start where you know the weights, with one other person and the chores on slips of paper.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          'What was buried deepest begins to get air {on}{ref}, and a whole generation learns not to look away.',
          'Put down one old weapon of yours, and stay in the room without it.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} what one generation owes another comes up for settling, over years and years{ref}.',
          'Look for the debt in your keeping that can be paid in truth rather than in coin, and hand over the first installment.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A slow heat starts under the floor of things {on}{ref}, and paint that was never dry begins to lift.',
          'Let a coat of yours go, the brave face will do, before a person who has shown you theirs.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'decision',
        sentences: [
          '{on} great beliefs go into the furnace, for years and years{ref}.',
          'Find out which of yours survive as gold, and let one certainty burn down without a fight.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the pulpits are taken down for their timber{ref}, and a generation will decide what to build of it.',
          'Saw your own plank: leave the last word to somebody else in a discussion of what is true.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Maps of the true faith and the far country begin to be redrawn from underneath {on}{ref}.',
          'Visit, on foot or in books, some place your schooling left blank, and write three names into it.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          'The foundations of command begin to be dug up {on}{ref}, stone after stone, over a generation.',
          'Ask where you obey from fear, and build one small order that deserves respect.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the tall clock of command is opened for cleaning{ref}, and a generation stands about with its wheels in their hands.',
          'Take a rule that you hand down yourself, and find out who first wound it.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Discipline sheds its uniform {on}{ref}, in no hurry whatever.',
          'In the long years ahead keep only the strictness by which something grows, and pension off the kind that liked the shouting.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} the power of the many begins its long rebuilding{ref}.',
          'For a generation we ask who holds the switches, so learn how one of them works, and share what you learned.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} the wiring between people is pulled out of the walls, for a generation{ref}.',
          "Know one friend's street and number by heart, and reach them once a month by a way that nobody can switch off.",
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'The old word freedom is followed down to bedrock {on}{ref}.',
          'Some evening, with everything unplugged, ask which of your opinions came with the membership, and hand that one in.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'Old griefs and old gods go back to the sea {on}{ref}, as slowly as coasts do.',
          'Forgive on behalf of someone before you, and keep their song.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} the sea floor of feeling starts to move, an inch at a time, for a generation{ref}.',
          'Find the sadness in you that is older than you are, float it through one long bath, and pull the plug without a speech.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'What a crowd will kneel to changes in the deep {on}{ref}, and will be decades surfacing.',
          'Look at all that you light candles for, a team, a star, a cause, and snuff the one that never warmed you.',
        ],
      },
    ],
  },
}
